import { type CustomFieldDefinition, splitChoices } from '@portolan/contract/clients/clients'
import * as z from 'zod/mini'
import { messages } from './messages/en.ts'
import { matchesPattern } from './validation-pattern.ts'

const CalendarDay = z.iso.date()
const Person = z.object(
  {
    firstName: z.string(messages.firstNameRequired).check(z.trim(), z.minLength(1, messages.firstNameRequired)),
    lastName: z.string(messages.lastNameRequired).check(z.trim(), z.minLength(1, messages.lastNameRequired)),
    email: z.email(messages.emailRequired),
  },
  messages.invalidFormat,
)

/** Returns what is wrong with the value of a field that applies. An empty value counts as missing. */
export function customFieldProblem(field: CustomFieldDefinition, value: string): string | undefined {
  const isEmpty = value.trim() === '' || (field.type === 'CHECKBOX' && value === 'false')
  if (isEmpty) return field.required ? missingMessage(field) : undefined
  return problemOfType(field, value) ?? problemOfPattern(field, value)
}

const missingMessage = ({ type }: CustomFieldDefinition): string =>
  type === 'PERSON_INFO' ? messages.firstNameRequired : messages.required

function problemOfType({ type, options }: CustomFieldDefinition, value: string): string | undefined {
  switch (type) {
    case 'LISTONLY':
      return options.includes(value) ? undefined : messages.notAnOption
    case 'SELECT_MANY_LIST':
      return splitChoices(value).every((choice) => options.includes(choice)) ? undefined : messages.notAnOption
    case 'DATE':
      return CalendarDay.safeParse(value).success ? undefined : messages.notADate
    case 'CHECKBOX':
      return value === 'true' ? undefined : messages.notTrueOrFalse
    case 'PERSON_INFO':
      return problemOfPerson(value)
    case 'INPUT_TEXT':
    case 'TEXT_AREA':
    case 'LIST':
      return undefined
  }
}

function problemOfPerson(value: string): string | undefined {
  const parsed = Person.safeParse(readJson(value))
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? messages.invalidFormat)
}

const patternTypes: readonly CustomFieldDefinition['type'][] = ['INPUT_TEXT', 'TEXT_AREA', 'LIST', 'LISTONLY', 'DATE']

function problemOfPattern(field: CustomFieldDefinition, value: string): string | undefined {
  const { type, validationRegex, validationMessage } = field
  if (!validationRegex || !patternTypes.includes(type) || matchesPattern(validationRegex, value)) return undefined
  return validationMessage ?? messages.invalidFormat
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
