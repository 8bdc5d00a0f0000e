import type { ComponentProps } from 'react'
import { DateField } from '../ui/fields/date-field.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextAreaField } from '../ui/fields/text-area-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { FormField } from './form-field.tsx'
import { useInput } from './use-input.ts'

type FormInput<Props> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'error' | 'ref'> & {
  /** The path of the value in the form's schema. */
  name: string
}
/** False in a form without required fields, where the mark would be on every label. */
type Marking = { marksOptional?: boolean }

type TextProps = FormInput<ComponentProps<typeof TextField>> & { nameInSummary?: string }

/** A line of text. Limit, type and whether it is optional come from the schema. */
export function FormText({ name, label, help, nameInSummary, marksOptional, ...rest }: TextProps & Marking) {
  const given = { ...rest, nameInSummary, marksOptional }
  const { rules, optional, counter, props } = useInput<HTMLInputElement>(name, label, given)
  const defaults = { type: rules.type ?? 'text', maxLength: rules.maxLength }
  return <TextField {...defaults} {...rest} {...props} optional={optional} help={counter ?? help} />
}

export function FormTextArea({ name, label, help, ...rest }: FormInput<ComponentProps<typeof TextAreaField>>) {
  const { rules, optional, counter, props } = useInput<HTMLTextAreaElement>(name, label, rest)
  const defaults = { maxLength: rules.maxLength }
  return <TextAreaField {...defaults} {...rest} {...props} optional={optional} help={counter ?? help} />
}

export function FormSelect({
  name,
  label,
  marksOptional,
  ...rest
}: FormInput<ComponentProps<typeof SelectField>> & Marking) {
  const { optional, props } = useInput<HTMLSelectElement>(name, label, { ...rest, marksOptional })
  return <SelectField {...rest} optional={optional} {...props} />
}

export function FormPassword({ name, label, ...rest }: FormInput<ComponentProps<typeof PasswordField>>) {
  const { props } = useInput<HTMLInputElement>(name, label, rest)
  return <PasswordField {...rest} {...props} aria-required />
}

type DateProps = { name: string; label: string; help?: string; disabled?: boolean }

export const FormDate = ({ name, ...rest }: DateProps) => (
  <FormField name={name} label={rest.label}>
    {({ value, change, error, rules }) => (
      <DateField {...rest} value={String(value ?? '')} error={error} optional={!rules.required} onChange={change} />
    )}
  </FormField>
)
