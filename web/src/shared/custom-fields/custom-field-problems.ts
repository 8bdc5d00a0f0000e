import { type CustomFieldDefinition, splitChoices } from '@portolan/contract/clients/clients'
import type { Problems } from '../form-problems.ts'
import { atLeastOne, calendarDay, firstProblem, matches, required } from '../form-rules.ts'
import type { en } from '../messages/forms.en.ts'
import type { Translate } from '../messages/messages.ts'
import { type CustomFieldInputs, shownFields } from './custom-field-inputs.ts'
import { personProblems } from './person-input.ts'

type Words = Translate<typeof en>

/** What is wrong with the fields that are shown, by their names. Nobody can mend a disabled one. */
export const customFieldProblems = (
  definitions: readonly CustomFieldDefinition[],
  inputs: CustomFieldInputs,
  t: Words,
): Problems =>
  Object.fromEntries(
    shownFields(definitions, inputs)
      .filter(({ disabled }) => !disabled)
      .map((field) => [field.name, problemOf(field, inputs[field.name] ?? '', t)]),
  )

function problemOf(field: CustomFieldDefinition, value: string, t: Words): string | undefined {
  switch (field.type) {
    case 'CHECKBOX':
      return field.required && value !== 'true' ? t('required') : undefined
    case 'SELECT_MANY_LIST':
      return field.required ? atLeastOne(splitChoices(value), t) : undefined
    case 'PERSON_INFO':
      return Object.values(personProblems(value, field.required, t)).find((problem) => problem !== undefined)
    default:
      return firstProblem(value.trim(), rulesOf(field), t)
  }
}

const rulesOf = ({ type, required: isRequired, validationRegex, validationMessage }: CustomFieldDefinition) => [
  ...(isRequired ? [required] : []),
  ...(type === 'DATE' ? [calendarDay] : []),
  ...(validationRegex ? [matches(validationRegex, validationMessage)] : []),
]
