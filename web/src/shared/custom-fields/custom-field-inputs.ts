import {
  type CustomFieldDefinition,
  type CustomFieldValue,
  customFieldValue,
  isFieldVisible,
} from '@portolan/contract/clients'
import { trimPersonInput } from './person-input.ts'

/** What stands in the fields of a form, by the field's name, as it travels. */
export type CustomFieldInputs = Readonly<Record<string, string>>

type Definitions = readonly CustomFieldDefinition[]

export const initialInputs = (definitions: Definitions): CustomFieldInputs =>
  Object.fromEntries(
    definitions.map(({ name, type, defaultValue }) => [name, defaultValue ?? (type === 'CHECKBOX' ? 'false' : '')]),
  )

/** What stands in a field that is not shown decides about no other. */
export function shownFields(definitions: Definitions, inputs: CustomFieldInputs): Definitions {
  const counting = Object.fromEntries(definitions.map(({ name }) => [name, inputs[name]]))
  const shown = definitions.filter((field) => isFieldVisible(field, counting))
  return shown.length === definitions.length ? shown : shownFields(shown, inputs)
}

/** Neither a field that is not shown nor an empty one is sent. */
export const valuesToSend = (definitions: Definitions, inputs: CustomFieldInputs): CustomFieldValue[] =>
  shownFields(definitions, inputs).flatMap(({ name, type }) => {
    const input = inputs[name] ?? ''
    const value = type === 'PERSON_INFO' ? trimPersonInput(input) : input.trim()
    return value ? [customFieldValue(definitions, name, value)] : []
  })
