import * as z from 'zod/mini'

/**
 * A rule over several fields, with the code of its text. Zod skips a plain refine while any field is wrong; this one
 * always runs, so that all problems show at once. A value may therefore still be of the wrong form.
 */
export const formRule = <Values>(path: string, code: string, holds: (values: Values) => boolean) =>
  z.refine<Values>(holds, { path: path.split('.'), params: { code }, error: code, when: () => true })
