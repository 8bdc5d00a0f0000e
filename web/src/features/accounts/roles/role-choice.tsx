import type { Role } from '@portolan/contract/roles'
import { useId } from 'react'
import { FormField } from '../../../shared/forms/fields/form-field.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { FieldNotes, notesOf } from '../../../shared/ui/fields/text-field-notes.tsx'
import { accountsMessages } from '../messages/accounts.ts'
import { roleMessages } from './messages/roles.ts'
import css from './role-choice.module.css'

type Props = { name: string; label: string; roles: readonly Role[] }

/** One of the roles, each with a line that says what it may do. */
export function RoleChoice({ name, label, roles }: Props) {
  const names = useMessages(accountsMessages)
  const texts = useMessages(roleMessages)
  const id = useId()
  return (
    <FormField name={name} label={label}>
      {({ value, error, change }) => (
        <>
          <fieldset className={css.roles} aria-describedby={notesOf(id, { error })}>
            <legend>{label}</legend>
            <div className={css.list}>
              {roles.map((role) => (
                <label key={role}>
                  <input
                    type="radio"
                    name={id}
                    checked={value === role}
                    aria-invalid={error !== undefined}
                    aria-describedby={`${id}-${role}`}
                    aria-label={names(role)}
                    onChange={() => change(role)}
                  />
                  <span>
                    {names(role)}
                    <small id={`${id}-${role}`}>{texts(role)}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <FieldNotes id={id} error={error} />
        </>
      )}
    </FormField>
  )
}
