import { type CustomFieldDefinition, CustomFieldValue, splitChoices } from '@portolan/contract/clients/clients'
import * as z from 'zod/mini'
import { type CustomFieldInputs, shownFields, valuesToSend } from '../custom-fields/custom-field-inputs.ts'
import { readPersonInput } from '../custom-fields/person-input.ts'
import { type Problem, problemOf } from './problem.ts'

type Definitions = readonly CustomFieldDefinition[]

/** Clients' field names may hold dots, which separate paths: a form knows the fields by their place in the list. */
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
  const checked = z.object(shape).check(({ value, issues }) => {
    const inputs = fromFormInputs(definitions, value)
    // Nobody can correct a disabled field.
    for (const field of shownFields(definitions, inputs).filter(({ disabled }) => !disabled)) {
      const problem = findProblem(field, inputs[field.name] ?? '')
      if (!problem) continue
      const { code, message = code } = problem
      issues.push({
        code: 'custom',
        input: value,
        path: [customFieldKey(definitions, field.name)],
        message,
        params: { code },
      })
    }
  })
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
      return value === '' && !field.required ? undefined : findPersonProblem(value)
    default:
      return findTextProblem(field, value.trim())
  }
}

function findTextProblem(field: CustomFieldDefinition, text: string): Problem | undefined {
  if (text === '') return field.required ? problemOf('required') : undefined
  if (field.type === 'DATE' && !z.regexes.date.test(text)) return problemOf('invalidDate')
  if (!field.validationRegex || matches(field.validationRegex, text)) return undefined
  return field.validationMessage ? problemOf('clientPattern', {}, field.validationMessage) : problemOf('invalidFormat')
}

/** A person is given whole. */
function findPersonProblem(value: string): Problem | undefined {
  const { firstName, lastName, email } = readPersonInput(value)
  if (firstName.trim() === '') return problemOf('firstNameRequired')
  if (lastName.trim() === '') return problemOf('lastNameRequired')
  return z.regexes.email.test(email.trim()) ? undefined : problemOf('validEmailRequired')
}

/** A pattern that cannot be read is no rule: a client's typing mistake must not lock its users out. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text)
  } catch {
    return true
  }
}
