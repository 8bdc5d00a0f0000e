import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import type { Problems } from '../form-problems.ts'
import { CustomField } from './custom-field.tsx'
import { type CustomFieldInputs, shownFields } from './custom-field-inputs.ts'

type Props = {
  definitions: readonly CustomFieldDefinition[]
  inputs: CustomFieldInputs
  problems: Problems
  onChange: (inputs: CustomFieldInputs) => void
}

/** The fields a client adds to a form; they come and go with what stands in the others. */
export const CustomFields = ({ definitions, inputs, problems, onChange }: Props) =>
  shownFields(definitions, inputs).map((field) => (
    <CustomField
      key={field.name}
      field={field}
      value={inputs[field.name] ?? ''}
      error={problems[field.name]}
      onChange={(value) => onChange({ ...inputs, [field.name]: value })}
    />
  ))
