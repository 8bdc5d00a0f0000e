import { useId, useRef } from 'react'
import { FieldNotes } from '../../ui/fields/text-field-notes.tsx'
import { useFieldError } from './use-field.ts'

/** The problem of a whole list, such as too many rows. */
export function RowsError({ name, label }: { name: string; label: string }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const error = useFieldError(name, label, box)
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
