import { useId } from 'react'
import { formMessages } from '../messages/forms.ts'
import { useMessages } from '../messages/messages.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import type { CustomFieldProps } from './custom-field-props.ts'
import css from './custom-fields.module.css'
import { FieldGroup } from './field-group.tsx'
import { personParts, personProblems, readPersonInput, writePersonInput } from './person-input.ts'

/** Somebody else, with an address to reach them at. */
export function PersonField({ field, value, error, onChange }: CustomFieldProps) {
  const t = useMessages(formMessages)
  const id = useId()
  const person = readPersonInput(value)
  const problems = error === undefined ? {} : personProblems(value, field.required, t)
  return (
    <FieldGroup id={id} field={field} error={undefined}>
      <div className={css.person}>
        {personParts.map((part) => (
          <TextField
            key={part}
            label={t(part)}
            type={part === 'email' ? 'email' : 'text'}
            dir={part === 'email' ? 'ltr' : 'auto'}
            autoComplete="off"
            maxLength={200}
            value={person[part]}
            error={problems[part]}
            onChange={(event) => onChange(writePersonInput({ ...person, [part]: event.target.value }))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
