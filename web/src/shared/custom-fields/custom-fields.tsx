import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import { useWatch } from 'react-hook-form'
import { FormField } from '../forms/fields/form-field.tsx'
import { useFormContext } from '../forms/form-context.ts'
import { CustomField } from './custom-field.tsx'
import { shownFields } from './custom-field-inputs.ts'
import { customFieldKey, fromFormInputs } from './custom-fields-schema.ts'

type Props = {
  /** Where the form's schema has its `customFieldsSchema`. */
  name: string
  definitions: readonly CustomFieldDefinition[]
}

/** The fields a client adds to a form. Which ones are shown depends on the values of the others. */
export default function CustomFields({ name, definitions }: Props) {
  const { methods } = useFormContext()
  const values = useWatch({ control: methods.control, name }) as Record<string, string>
  return shownFields(definitions, fromFormInputs(definitions, values)).map((field) => (
    <FormField
      key={field.name}
      name={`${name}.${customFieldKey(definitions, field.name)}`}
      label={field.label ?? field.name}
    >
      {({ value, error, rules, change }) => (
        <CustomField field={field} value={String(value)} error={error} maxLength={rules.maxLength} onChange={change} />
      )}
    </FormField>
  ))
}
