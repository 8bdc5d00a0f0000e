import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import type { ReactNode } from 'react'
import { formMessages } from '../messages/forms.ts'
import { useMessages } from '../messages/messages.ts'
import fieldCss from '../ui/fields/text-field.module.css'
import { FieldNotes, notesOf } from '../ui/fields/text-field-notes.tsx'
import css from './custom-fields.module.css'

type Props = { id: string; field: CustomFieldDefinition; error: string | undefined; children: ReactNode }

/** Several controls that are one field, under its name. */
export function FieldGroup({ id, field, error, children }: Props) {
  const t = useMessages(formMessages)
  const notes = { help: field.description ?? undefined, error }
  return (
    <fieldset className={css.group} disabled={field.disabled} aria-describedby={notesOf(id, notes)}>
      <legend className={fieldCss.label}>
        <span dir="auto">{field.label ?? field.name}</span>{' '}
        {!field.required && <span className={fieldCss.optional}>{t('optional')}</span>}
      </legend>
      {children}
      <FieldNotes id={id} {...notes} />
    </fieldset>
  )
}
