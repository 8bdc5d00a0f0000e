import { DateField } from '../../ui/fields/date-field.tsx'
import { FormField } from './form-field.tsx'

type DateProps = { name: string; label: string; help?: string; disabled?: boolean }

export const FormDate = ({ name, ...rest }: DateProps) => (
  <FormField name={name} label={rest.label}>
    {({ value, change, error, rules }) => (
      <DateField {...rest} value={String(value ?? '')} error={error} optional={!rules.required} onChange={change} />
    )}
  </FormField>
)
