import type * as z from 'zod/mini'

/** What is wrong with a field, as a code. It becomes a text where it is shown, in the reader's language. */
export type Problem = {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  /** The English text of the contract or the server, for codes without a text of their own. */
  readonly message?: string
}

type Issue = z.core.$ZodIssue

export const problemOf = (code: string, params: Problem['params'] = {}, message?: string): Problem => ({
  code,
  params,
  ...(message !== undefined && { message }),
})

/** Zod's issue about `value` as a problem. An empty input is asked for, whatever rule it breaks. */
export function readIssue(issue: Issue, value: unknown): Problem {
  if (issue.code === 'custom') return readCustom(issue)
  if (Array.isArray(value) && value.length === 0) return problemOf('chooseAtLeastOne')
  if (isEmpty(value)) return problemOf('required')
  switch (issue.code) {
    case 'too_big':
      return readLimit(issue.origin, Number(issue.maximum), issue.inclusive ?? true, {
        text: 'too_long',
        list: 'too_many',
        limit: 'too_large',
        exclusive: 'notBelow',
        bound: 'maximum',
      })
    case 'too_small':
      return readLimit(issue.origin, Number(issue.minimum), issue.inclusive ?? true, {
        text: 'too_short',
        list: 'too_few',
        limit: 'too_small',
        exclusive: 'notAbove',
        bound: 'minimum',
      })
    case 'invalid_format':
      return problemOf(formatCodes[issue.format] ?? 'invalid_format')
    case 'invalid_type':
      return problemOf(typeCodes[issue.expected] ?? 'invalid_format')
    case 'not_multiple_of':
      return issue.divisor < 1
        ? problemOf('tooManyDecimals', { count: decimalsOf(issue.divisor) })
        : problemOf('notWhole')
    case 'invalid_value':
      return problemOf('not_an_option')
    default:
      return problemOf('invalid_format')
  }
}

const formatCodes: Readonly<Record<string, string>> = { email: 'invalidEmail', url: 'invalidUrl', date: 'invalidDate' }
const typeCodes: Readonly<Record<string, string>> = { number: 'invalidNumber', int: 'notWhole' }

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const decimalsOf = (divisor: number): number => String(divisor).split('.')[1]?.length ?? 0

type LimitCodes = { text: string; list: string; limit: string; exclusive: string; bound: 'minimum' | 'maximum' }

function readLimit(origin: string, limit: number, isInclusive: boolean, codes: LimitCodes): Problem {
  if (origin === 'string') return problemOf(codes.text, { count: limit })
  if (origin === 'array') return problemOf(codes.list, { count: limit })
  return isInclusive ? problemOf(codes.limit, { [codes.bound]: limit }) : problemOf(codes.exclusive, { limit })
}

/** A rule of a form names its code in `params.code`, one of the contract in `params.fieldCode`. The rest fills the text. */
function readCustom({ params = {}, message }: Extract<Issue, { code: 'custom' }>): Problem {
  const { fieldCode = 'invalid', code = fieldCode, ...rest } = params as Record<string, string | number>
  return problemOf(String(code), rest, message)
}
