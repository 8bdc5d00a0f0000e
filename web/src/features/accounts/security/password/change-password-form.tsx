import { changePassword } from '@portolan/contract/identity/security'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { DialogActions } from '../../../../shared/ui/dialog.tsx'
import { PasswordField } from '../../../../shared/ui/fields/password-field.tsx'
import { PasswordRules } from '../../../../shared/ui/fields/password-rules.tsx'
import { FieldNotes } from '../../../../shared/ui/fields/text-field-notes.tsx'
import { passwordMessages } from '../../../../shared/ui/messages/passwords.ts'
import { uiMessages } from '../../../../shared/ui/messages/ui.ts'
import { useFocusOnError } from '../../../../shared/ui/use-focus-on-error.ts'
import { securityMessages } from '../messages/security.ts'
import css from './change-password.module.css'
import { findProblems, type Problems, problemsOf, readPasswords } from './change-password-problems.ts'

type Props = { username: string; onDone: () => void; onCancel?: () => void }

export function ChangePasswordForm({ username, onDone, onCancel }: Props) {
  const t = useMessages(securityMessages)
  const words = useMessages(passwordMessages)
  const ui = useMessages(uiMessages)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useFocusOnError(problems)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const passwords = readPasswords(event.currentTarget)
    const found = findProblems(passwords, t, words)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setIsBusy(true)
    try {
      await call(changePassword, {
        body: { oldPassword: passwords.oldPassword, newPassword: passwords.newPassword },
      })
      onDone()
    } catch (refusal) {
      setProblems(problemsOf(refusal, t, words))
      setIsBusy(false)
    }
  }

  const save = (
    <button type="submit" className={button('solid')} disabled={isBusy}>
      {isBusy ? t('saving') : t('changePassword')}
    </button>
  )
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      {/* So that a password manager knows whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="oldPassword"
        label={t('oldPassword')}
        autoComplete="current-password"
        error={problems.oldPassword}
        autoFocus={onCancel !== undefined}
      />
      <div className={css.new}>
        <PasswordField
          name="newPassword"
          label={t('newPassword')}
          autoComplete="new-password"
          error={problems.newPassword}
          describedBy={`${id}-rules`}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PasswordRules id={`${id}-rules`} password={typed} />
      </div>
      <PasswordField name="repeat" label={t('repeatPassword')} autoComplete="new-password" error={problems.repeat} />
      <div role="alert">
        <FieldNotes id={id} error={problems.form} />
      </div>
      {onCancel ? (
        <DialogActions>
          <button type="button" className={button('text')} onClick={onCancel}>
            {ui('cancel')}
          </button>
          {save}
        </DialogActions>
      ) : (
        <div>{save}</div>
      )}
    </form>
  )
}
