import { type ComponentProps, useId } from 'react'
import { formMessages } from '../messages/forms.ts'
import { useMessages } from '../messages/messages.ts'
import css from './text-field.module.css'
import { FieldNotes, notesOf } from './text-field-notes.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Says beside the label that the field may stay empty. */
  optional?: boolean
}

/** A labelled line of text: label above, help below, the error in the field's own words. */
export function TextField({ label, help, error, optional, ...input }: Props) {
  const t = useMessages(formMessages)
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label} {optional && <span className={css.optional}>{t('optional')}</span>}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        className={css.control}
        aria-invalid={error !== undefined}
        aria-describedby={notesOf(id, { help, error })}
      />
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}
