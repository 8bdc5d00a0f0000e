import { useId } from 'react'
import { useProblemText } from '../forms/schema/problem-text.ts'
import { formMessages } from '../messages/forms.ts'
import { useMessages } from '../messages/messages.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import type { CustomFieldProps } from './custom-field-props.ts'
import css from './custom-fields.module.css'
import { FieldGroup } from './field-group.tsx'
import { findPersonProblems, personParts, readPersonInput, writePersonInput } from './person-input.ts'

/** Another person, with an email address. */
export function PersonField({ field, value, error, maxLength, onChange }: CustomFieldProps) {
  const t = useMessages(formMessages)
  const text = useProblemText(undefined)
  const id = useId()
  const person = readPersonInput(value)
  const problems = error === undefined ? {} : findPersonProblems(value, field.required)
  return (
    <FieldGroup id={id} field={field} error={undefined}>
      <div className={css.person}>
        {personParts.map((part) => {
          const problem = problems[part]
          return (
            <TextField
              key={part}
              label={t(part)}
              type={part === 'email' ? 'email' : 'text'}
              dir={part === 'email' ? 'ltr' : 'auto'}
              autoComplete="off"
              maxLength={maxLength}
              value={person[part]}
              error={problem && text(problem, part)}
              onChange={(event) => onChange(writePersonInput({ ...person, [part]: event.target.value }))}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
