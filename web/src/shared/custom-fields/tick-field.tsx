import { useId } from 'react'
import { FieldNotes, notesOf } from '../ui/fields/text-field-notes.tsx'
import type { CustomFieldProps } from './custom-field-props.ts'
import css from './custom-fields.module.css'

/** Yes or no. */
export function TickField({ field, value, error, onChange }: CustomFieldProps) {
  const id = useId()
  const notes = { help: field.description ?? undefined, error }
  return (
    <div className={css.group}>
      <label className={css.choice}>
        <input
          type="checkbox"
          checked={value === 'true'}
          disabled={field.disabled}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf(id, notes)}
          onChange={(event) => onChange(String(event.target.checked))}
        />
        <span dir="auto">{field.label ?? field.name}</span>
      </label>
      <FieldNotes id={id} {...notes} />
    </div>
  )
}
