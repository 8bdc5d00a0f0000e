import type { ComponentProps } from 'react'
import { type Label, Labeled } from './labeled.tsx'

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby' | 'children'> &
  Label & {
    options: readonly { readonly value: string; readonly name: string }[]
    /** The empty choice; without it one of the options is always chosen. */
    placeholder?: string
  }

/** One of a list, by the browser's own control: quick on a phone, searchable by typing. */
export const SelectField = ({ label, help, error, optional, options, placeholder, ...select }: Props) => (
  <Labeled label={label} help={help} error={error} optional={optional}>
    {(control) => (
      <select {...select} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Labeled>
)
