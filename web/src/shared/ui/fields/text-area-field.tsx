import type { ComponentProps } from 'react'
import { type Label, Labeled } from './labeled.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & Label

export const TextAreaField = ({ label, help, error, optional, ...textArea }: Props) => (
  <Labeled label={label} help={help} error={error} optional={optional}>
    {(control) => <textarea rows={4} {...textArea} {...control} />}
  </Labeled>
)
