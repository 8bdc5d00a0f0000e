import type { ComponentProps } from 'react'
import { type Label, Labeled } from './labeled.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & Label

/** A labeled line of text: label above, help below, the error in the field's own words. */
export const TextField = ({ label, help, error, optional, ...input }: Props) => (
  <Labeled label={label} help={help} error={error} optional={optional}>
    {(control) => <input type="text" {...input} {...control} />}
  </Labeled>
)
