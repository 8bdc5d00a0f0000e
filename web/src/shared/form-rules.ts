import * as z from 'zod/mini'
import type { en } from './messages/forms.en.ts'
import type { Translate } from './messages/messages.ts'

type Words = Translate<typeof en>

/** What is wrong with a value, in the reader's words; undefined when nothing is. */
export type Rule<Value = string> = (value: Value, t: Words) => string | undefined

export const required: Rule = (value, t) => (value.trim() === '' ? t('required') : undefined)

export const forbids =
  (characters: string): Rule =>
  (value, t) => {
    if (![...characters].some((character) => value.includes(character))) return undefined
    return characters === ';' ? t('noSemicolons') : t('notAllowed', { characters: [...characters].join(' ') })
  }

/** A pattern that cannot be read binds nobody: a client's typing mistake must not lock its users out. */
export const matches =
  (pattern: string, message?: string | null): Rule =>
  (value, t) => {
    const expression = readPattern(pattern)
    return value === '' || !expression || expression.test(value) ? undefined : message || t('invalidFormat')
  }

export const email: Rule = (value, t) => (value === '' || z.regexes.email.test(value) ? undefined : t('invalidEmail'))

export const atLeastOne: Rule<readonly unknown[]> = (choices, t) =>
  choices.length === 0 ? t('chooseAtLeastOne') : undefined

export function firstProblem<Value>(value: Value, rules: readonly Rule<Value>[], t: Words): string | undefined {
  for (const rule of rules) {
    const problem = rule(value, t)
    if (problem) return problem
  }
  return undefined
}

function readPattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}
