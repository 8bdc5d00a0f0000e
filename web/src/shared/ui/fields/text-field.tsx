import type { ComponentProps } from 'react'
import { type Label, Labelled } from './labeled.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & Label

/** A labelled line of text: label above, help below, the error in the field's own words. */
export const TextField = ({ label, help, error, optional, ...input }: Props) => (
  <Labelled label={label} help={help} error={error} optional={optional}>
    {(control) => <input type="text" {...input} {...control} />}
  </Labelled>
)
