import { type Translate, useMessages } from '../../messages/messages.ts'
import type { en } from '../messages/problems.en.ts'
import { problemMessages } from '../messages/problems.ts'
import type { Problem } from './problem.ts'

/** A form's own text for a problem; undefined where the usual one will do. */
export type TextOf = (problem: Problem, name: string) => string | undefined

/** The text of a problem in the reader's language: the form's own, the usual one, or the English it came with. */
export function useProblemText(textOf: TextOf | undefined): (problem: Problem, name: string) => string {
  const t = useMessages(problemMessages)
  return (problem, name) => textOf?.(problem, name) ?? usualText(problem, t)
}

export function usualText({ code, params, message }: Problem, t: Translate<typeof en>): string {
  // The parameters of a code are those of its text: problem.ts and the types of the texts keep them together.
  const translateAny = t as (key: string, params: Problem['params']) => string
  if (Object.hasOwn(problemMessages.source, code)) return translateAny(code, params)
  return message ?? t('invalid_format')
}
