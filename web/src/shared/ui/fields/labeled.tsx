import { type ReactNode, useId } from 'react'
import { formMessages } from '../../messages/forms.ts'
import { useMessages } from '../../messages/messages.ts'
import css from './text-field.module.css'
import { FieldNotes, notesOf } from './text-field-notes.tsx'

export type Label = {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Marks the label as "(optional)". */
  optional?: boolean | undefined
}

type Control = {
  id: string
  className: string | undefined
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** The frame of a control: label above, help and error below. */
export function Labeled({
  label,
  help,
  error,
  optional,
  children,
}: Label & { children: (control: Control) => ReactNode }) {
  const t = useMessages(formMessages)
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        <span dir="auto">{label}</span> {optional && <span className={css.optional}>{t('optional')}</span>}
      </label>
      {children({
        id,
        className: css.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': notesOf(id, { help, error }),
      })}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}
