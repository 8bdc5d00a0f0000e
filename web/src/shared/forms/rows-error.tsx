import { useId, useState } from 'react'
import { FieldNotes } from '../ui/fields/text-field-notes.tsx'
import { createElementRef } from './element-ref.ts'
import { useFieldError } from './use-field.ts'

/** The problem of a whole list, such as too many rows. */
export function RowsError({ name, label }: { name: string; label: string }) {
  const id = useId()
  const [box] = useState(createElementRef<HTMLDivElement>)
  const error = useFieldError(name, label, box.get)
  return (
    <div ref={box.set} role="alert" tabIndex={-1}>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
