import { type FieldError, fieldCatalog, type PlainFieldCode } from '@portolan/contract/errors/catalog'
import type * as z from 'zod/mini'
import type { RefusedField } from '../refusal.ts'

/** Converts an issue of a contract schema to a field with an error code. */
export function describeIssue(issue: z.core.$ZodIssue, place: string): RefusedField {
  return { path: [place, ...issue.path].join('.'), ...describe(issue) }
}

type IssueDescription = FieldError & { readonly message?: string }

function describe(issue: z.core.$ZodIssue): IssueDescription {
  const { message } = issue
  switch (issue.code) {
    case 'too_big':
      return (
        describeLimit(issue.origin, Number(issue.maximum), 'too_long', 'too_many') ?? {
          code: 'too_large',
          params: { maximum: Number(issue.maximum) },
        }
      )
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'required', message }
      return (
        describeLimit(issue.origin, Number(issue.minimum), 'too_short', 'too_few') ?? {
          code: 'too_small',
          params: { minimum: Number(issue.minimum) },
        }
      )
    case 'invalid_type':
      // Zod names the value only in its English text, not in the issue.
      return { code: message.endsWith('received undefined') ? 'required' : 'invalid', message }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'invalid_email' : 'invalid_format', message }
    case 'invalid_value':
      return { code: 'not_an_option', message }
    case 'custom':
      return { code: readCode(issue.params?.fieldCode), message }
    default:
      return { code: 'invalid', message }
  }
}

type CountCode = 'too_long' | 'too_short' | 'too_many' | 'too_few'

function describeLimit(
  origin: string,
  count: number,
  ofText: CountCode,
  ofList: CountCode,
): IssueDescription | undefined {
  if (origin === 'string') return { code: ofText, params: { count } }
  return origin === 'array' || origin === 'set' ? { code: ofList, params: { count } } : undefined
}

/** A check of the contract may name the code of its own text, such as `password_too_short`. */
const readCode = (code: unknown): PlainFieldCode =>
  typeof code === 'string' && Object.hasOwn(fieldCatalog.source, code) ? (code as PlainFieldCode) : 'invalid'
