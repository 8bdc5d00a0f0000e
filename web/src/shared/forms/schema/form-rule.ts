import * as z from 'zod/mini'
import type { Problem } from './problem.ts'

// Zod skips a plain check while a value is of the wrong type, such as an empty choice, or another rule has failed.
// These always run, so that all problems show at once.
const always = { when: () => true }

/** A rule over several fields, with the code of its text. */
export const formRule = <Values>(path: string, code: string, holds: (values: Values) => boolean) =>
  z.refine<Values>(holds, { path: path.split('.'), params: { code }, error: code, ...always })

type Found = { readonly name: string; readonly problem: Problem | undefined }

/** Rules over several fields whose problems have parameters, or are about any number of rows. */
export const formCheck = <Values>(find: (values: Values) => readonly Found[]) =>
  z.check<Values>(({ value, issues }) => {
    for (const { name, problem } of find(value)) {
      if (!problem) continue
      const { code, params, message = code } = problem
      issues.push({ code: 'custom', input: value, path: name.split('.'), message, params: { ...params, code } })
    }
  }, always)
