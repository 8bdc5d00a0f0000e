import { type CustomFieldDefinition, CustomFieldValue, splitChoices } from '@portolan/contract/clients/clients'
import * as z from 'zod/mini'
import { formCheck } from '../forms/schema/form-rule.ts'
import { type Problem, problemOf } from '../forms/schema/problem.ts'
import { type CustomFieldInputs, shownFields, valuesToSend } from './custom-field-inputs.ts'
import { findPersonProblems } from './person-input.ts'

type Definitions = readonly CustomFieldDefinition[]

/** Clients' field names may hold dots, which separate paths: a form knows the fields by their position in the list. */
export const customFieldKey = (definitions: Definitions, name: string): string =>
  `field${definitions.findIndex((field) => field.name === name)}`

export const toFormInputs = (definitions: Definitions, inputs: CustomFieldInputs): Record<string, string> =>
  Object.fromEntries(definitions.map(({ name }) => [customFieldKey(definitions, name), inputs[name] ?? '']))

export const fromFormInputs = (definitions: Definitions, values: Readonly<Record<string, string>>): CustomFieldInputs =>
  Object.fromEntries(definitions.map(({ name }) => [name, values[customFieldKey(definitions, name)] ?? '']))

/** The fields a client added to a form. What comes out is what is sent. */
export function customFieldsSchema(definitions: Definitions) {
  const keys = definitions.map(({ name }) => customFieldKey(definitions, name))
  const shape = Object.fromEntries(keys.map((key) => [key, CustomFieldValue.shape.value]))
  const checked = z.object(shape).check(
    formCheck((values: Record<string, string>) => {
      const inputs = fromFormInputs(definitions, values)
      // Nobody can correct a disabled field.
      return shownFields(definitions, inputs)
        .filter(({ disabled }) => !disabled)
        .map((field) => ({
          name: customFieldKey(definitions, field.name),
          problem: findProblem(field, inputs[field.name] ?? ''),
        }))
    }),
  )
  return z.pipe(
    checked,
    z.transform((values) => valuesToSend(definitions, fromFormInputs(definitions, values))),
  )
}

function findProblem(field: CustomFieldDefinition, value: string): Problem | undefined {
  switch (field.type) {
    case 'CHECKBOX':
      return field.required && value !== 'true' ? problemOf('required') : undefined
    case 'SELECT_MANY_LIST':
      return field.required && splitChoices(value).length === 0 ? problemOf('chooseAtLeastOne') : undefined
    case 'PERSON_INFO':
      return Object.values(findPersonProblems(value, field.required))[0]
    default:
      return findTextProblem(field, value.trim())
  }
}

function findTextProblem(field: CustomFieldDefinition, text: string): Problem | undefined {
  if (text === '') return field.required ? problemOf('required') : undefined
  if (field.type === 'DATE' && !z.regexes.date.test(text)) return problemOf('invalidDate')
  if (!field.validationRegex || matches(field.validationRegex, text)) return undefined
  const message = field.validationMessage
  return message ? problemOf('client_message', { message }) : problemOf('invalid_format')
}

/** A pattern that cannot be read is no rule: a client's typing mistake must not lock its users out. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text)
  } catch {
    return true
  }
}
