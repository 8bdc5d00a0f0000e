import * as z from 'zod/mini'

/**
 * A rule over several fields, with the code of its text. Zod skips a plain refine while a value is of the wrong type,
 * such as an empty choice; this one always runs, so that all problems show at once.
 */
export const formRule = <Values>(path: string, code: string, holds: (values: Values) => boolean) =>
  z.refine<Values>(holds, { path: path.split('.'), params: { code }, error: code, when: () => true })
