import type { ComponentProps } from 'react'
import { type Label, Labelled } from './labeled.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & Label

export const TextAreaField = ({ label, help, error, optional, ...textArea }: Props) => (
  <Labelled label={label} help={help} error={error} optional={optional}>
    {(control) => <textarea rows={4} {...textArea} {...control} />}
  </Labelled>
)
