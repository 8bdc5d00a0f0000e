import { type FormEvent, useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { required } from '../../shared/form-rules.ts'
import { formMessages } from '../../shared/messages/forms.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { startImpersonation } from '../../shared/session/session-impersonation.ts'
import { button } from '../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../shared/ui/dialog.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { useFocusOnError } from '../../shared/ui/use-focus-on-error.ts'
import css from './impersonation-dialog.module.css'
import { accountsMessages } from './messages/accounts.ts'

/** Nothing is kept until the server has agreed; a refusal is shown under the name. */
export default function ImpersonationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(accountsMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t('impersonate')} text={t('impersonateText')}>
      <ImpersonationForm onCancel={onClose} />
    </Dialog>
  )
}

function ImpersonationForm({ onCancel }: { onCancel: () => void }) {
  const t = useMessages(accountsMessages)
  const rules = useMessages(formMessages)
  const [problems, setProblems] = useState<{ username?: string | undefined }>({})
  const [isChecking, setIsChecking] = useState(false)
  const form = useFocusOnError(problems)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const username = String(typed.get('username')).trim()
    const reason = String(typed.get('reason')).trim()
    const missing = required(username, rules)
    setProblems({ username: missing })
    if (missing) return
    setIsChecking(true)
    try {
      await startImpersonation(username, reason)
    } catch (refusal) {
      setProblems({ username: errorText(refusal) })
      setIsChecking(false)
    }
  }

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <TextField
        name="username"
        label={t('username')}
        help={t('usernameHelp')}
        error={problems.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        autoFocus
      />
      <TextField name="reason" label={t('reason')} help={t('reasonHelp')} optional autoComplete="off" maxLength={500} />
      <DialogActions>
        <button type="button" className={button('text')} onClick={onCancel}>
          {t('cancel')}
        </button>
        <button type="submit" className={button('solid')} disabled={isChecking}>
          {isChecking ? t('checking') : t('start')}
        </button>
      </DialogActions>
    </form>
  )
}
