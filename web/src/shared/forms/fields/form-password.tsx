import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import type { FormInput } from './inputs.tsx'
import { useInput } from './use-input.ts'

export function FormPassword({ name, label, ...rest }: FormInput<ComponentProps<typeof PasswordField>>) {
  const { props } = useInput<HTMLInputElement>(name, label, rest)
  return <PasswordField {...rest} {...props} aria-required />
}
