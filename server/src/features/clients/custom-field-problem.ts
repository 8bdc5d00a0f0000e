import { type CustomFieldDefinition, splitChoices } from '@portolan/contract/clients/clients'
import type { FieldError, PlainFieldCode } from '@portolan/contract/errors/catalog'
import * as z from 'zod/mini'
import { matchesPattern } from './validation-pattern.ts'

const CalendarDay = z.iso.date()
const Person = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1)),
  lastName: z.string().check(z.trim(), z.minLength(1)),
  email: z.email(),
})
const codesOfPerson = {
  firstName: 'first_name_required',
  lastName: 'last_name_required',
  email: 'invalid_email',
} as const

/** Returns what is wrong with the value of a field that applies. An empty value counts as missing. */
export function customFieldProblem(field: CustomFieldDefinition, value: string): FieldError | undefined {
  const isEmpty = value.trim() === '' || (field.type === 'CHECKBOX' && value === 'false')
  if (isEmpty) return field.required ? { code: missingCode(field) } : undefined
  return problemOfType(field, value) ?? problemOfPattern(field, value)
}

const missingCode = ({ type }: CustomFieldDefinition): PlainFieldCode =>
  type === 'PERSON_INFO' ? 'first_name_required' : 'required'

function problemOfType({ type, options }: CustomFieldDefinition, value: string): FieldError | undefined {
  switch (type) {
    case 'LISTONLY':
      return options.includes(value) ? undefined : { code: 'not_an_option' }
    case 'SELECT_MANY_LIST':
      return splitChoices(value).every((choice) => options.includes(choice)) ? undefined : { code: 'not_an_option' }
    case 'DATE':
      return CalendarDay.safeParse(value).success ? undefined : { code: 'not_a_date' }
    case 'CHECKBOX':
      return value === 'true' ? undefined : { code: 'not_true_or_false' }
    case 'PERSON_INFO':
      return problemOfPerson(value)
    case 'INPUT_TEXT':
    case 'TEXT_AREA':
    case 'LIST':
      return undefined
  }
}

function problemOfPerson(value: string): FieldError | undefined {
  const parsed = Person.safeParse(readJson(value))
  if (parsed.success) return undefined
  const key = parsed.error.issues[0]?.path[0] as keyof typeof codesOfPerson | undefined
  return { code: key ? codesOfPerson[key] : 'invalid_format' }
}

const patternTypes: readonly CustomFieldDefinition['type'][] = ['INPUT_TEXT', 'TEXT_AREA', 'LIST', 'LISTONLY', 'DATE']

function problemOfPattern(field: CustomFieldDefinition, value: string): FieldError | undefined {
  const { type, validationRegex, validationMessage } = field
  if (!validationRegex || !patternTypes.includes(type) || matchesPattern(validationRegex, value)) return undefined
  return validationMessage
    ? { code: 'client_message', params: { message: validationMessage } }
    : { code: 'invalid_format' }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
