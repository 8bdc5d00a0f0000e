import Dialog from '@mui/material/Dialog'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../shared/error-text.ts'
import { required } from '../../shared/form-rules.ts'
import { accountsMessages } from '../../shared/messages/accounts.ts'
import { formMessages } from '../../shared/messages/forms.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { startImpersonation } from '../../shared/session.ts'
import { MuiScope } from '../../shared/theme/mui-scope.tsx'
import { button } from '../../shared/ui/button.ts'
import { TextField } from '../../shared/ui/text-field.tsx'
import css from './impersonation-dialog.module.css'

/** Nothing is kept until the server has agreed; a refusal is shown under the name. */
export default function ImpersonationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(accountsMessages)
  const id = useId()
  return (
    <MuiScope>
      <Dialog
        open={open}
        onClose={onClose}
        aria-labelledby={`${id}-title`}
        slotProps={{ paper: { className: css.paper } }}
      >
        <h2 id={`${id}-title`}>{t('impersonate')}</h2>
        <p className={css.text}>{t('impersonateText')}</p>
        <ImpersonationForm onCancel={onClose} />
      </Dialog>
    </MuiScope>
  )
}

function ImpersonationForm({ onCancel }: { onCancel: () => void }) {
  const t = useMessages(accountsMessages)
  const rules = useMessages(formMessages)
  const [error, setError] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('username') as HTMLInputElement
    const username = field.value.trim()
    const problem = required(username, rules)
    setError(problem)
    if (problem) return field.focus()
    setIsChecking(true)
    try {
      await startImpersonation(username)
    } catch (refusal) {
      setError(errorText(refusal))
      setIsChecking(false)
      field.focus()
    }
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        name="username"
        label={t('username')}
        help={t('usernameHelp')}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        autoFocus
      />
      <div className={css.actions}>
        <button type="button" className={button('text')} onClick={onCancel}>
          {t('cancel')}
        </button>
        <button type="submit" className={button('solid')} disabled={isChecking}>
          {isChecking ? t('checking') : t('start')}
        </button>
      </div>
    </form>
  )
}
