import { useId } from 'react'
import { FormField } from '../../../shared/forms/fields/form-field.tsx'
import text from '../../../shared/ui/fields/text-field.module.css'
import { FieldNotes, notesOf } from '../../../shared/ui/fields/text-field-notes.tsx'
import css from './rates.module.css'

/** A number in a cell of the table, whose row and column are its label. */
export function RateInput({ name, label }: { name: string; label: string }) {
  const id = useId()
  return (
    <FormField name={name} label={label}>
      {({ value, error, change }) => (
        <>
          <input
            className={`${text.control} ${css.input}`}
            inputMode="decimal"
            value={String(value)}
            aria-label={label}
            aria-invalid={error !== undefined}
            aria-describedby={notesOf(id, { error })}
            onChange={({ target }) => change(target.value)}
          />
          <FieldNotes id={id} error={error} />
        </>
      )}
    </FormField>
  )
}
