import { type ReactNode, useId } from 'react'
import { FieldNotes, notesOf } from '../../ui/fields/text-field-notes.tsx'
import { FormField } from './form-field.tsx'

type Props = {
  name: string
  label: string
  /** The box says the opposite of the value: "Offer it" for a value that turns it off. */
  isInverted?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** A box to check. Its text may be more than the label, such as a sentence with links. */
export function FormCheckbox({ name, label, isInverted = false, className, children = label }: Props) {
  const id = useId()
  return (
    <FormField name={name} label={label}>
      {({ value, error, change }) => (
        <>
          <label className={className}>
            <input
              type="checkbox"
              name={name}
              checked={(value === true) !== isInverted}
              aria-invalid={error !== undefined}
              aria-describedby={notesOf(id, { error })}
              onChange={({ target }) => change(target.checked !== isInverted)}
            />
            {children}
          </label>
          <div role="alert">
            <FieldNotes id={id} error={error} />
          </div>
        </>
      )}
    </FormField>
  )
}
