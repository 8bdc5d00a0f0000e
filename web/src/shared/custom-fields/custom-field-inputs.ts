import {
  type CustomFieldDefinition,
  type CustomFieldValue,
  customFieldValue,
  fieldsInUse,
} from '@portolan/contract/clients/clients'
import { trimPersonInput } from './person-input.ts'

/** What stands in the fields of a form, by the field's name, as it travels. */
export type CustomFieldInputs = Readonly<Record<string, string>>

type Definitions = readonly CustomFieldDefinition[]

export const initialInputs = (definitions: Definitions): CustomFieldInputs =>
  Object.fromEntries(
    definitions.map(({ name, type, defaultValue }) => [name, defaultValue ?? (type === 'CHECKBOX' ? 'false' : '')]),
  )

export const shownFields = (definitions: Definitions, inputs: CustomFieldInputs): Definitions =>
  fieldsInUse(definitions, inputs).filter(({ visible }) => visible)

/** A hidden field sends its default. Neither an empty field nor one whose condition does not hold is sent. */
export const valuesToSend = (definitions: Definitions, inputs: CustomFieldInputs): CustomFieldValue[] =>
  fieldsInUse(definitions, inputs).flatMap(({ name, type, visible, defaultValue }) => {
    const input = (visible ? inputs[name] : defaultValue) ?? ''
    const value = type === 'PERSON_INFO' ? trimPersonInput(input) : input.trim()
    return value ? [customFieldValue(definitions, name, value)] : []
  })
