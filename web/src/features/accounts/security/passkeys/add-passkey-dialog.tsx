import { type FormEvent, useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { required } from '../../../../shared/form-rules.ts'
import { formMessages } from '../../../../shared/messages/forms.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { uiMessages } from '../../../../shared/ui/messages/ui.ts'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { securityMessages } from '../messages/security.ts'
import css from '../password/change-password.module.css'
import { useDeviceName } from '../sessions/use-device-name.ts'
import { makePasskey } from './make-passkey.ts'

type Props = { open: boolean; onClose: () => void; onAdded: () => Promise<unknown> }

export function AddPasskeyDialog({ open, onClose, onAdded }: Props) {
  const t = useMessages(securityMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t('addPasskey')} text={t('addPasskeyText')}>
      <AddPasskeyForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

function AddPasskeyForm({ onClose, onAdded }: Omit<Props, 'open'>) {
  const t = useMessages(securityMessages)
  const ui = useMessages(uiMessages)
  const rules = useMessages(formMessages)
  const deviceName = useDeviceName()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const wordsFor = (problem: unknown): string => {
    // As the browser names someone who thought better of it, and a device that has one already.
    if (problem instanceof DOMException && problem.name === 'NotAllowedError') return t('passkeyCancelled')
    if (problem instanceof DOMException && problem.name === 'InvalidStateError') return t('passkeyKnown')
    return errorText(problem)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('name') as HTMLInputElement
    const name = field.value.trim()
    const problem = required(name, rules)
    setError(problem)
    if (problem) return field.focus()
    setIsBusy(true)
    try {
      await makePasskey(name)
      await onAdded()
      notify(t('passkeyAdded', { name }))
      onClose()
    } catch (refusal) {
      setError(wordsFor(refusal))
      setIsBusy(false)
    }
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        name="name"
        label={t('passkeyName')}
        help={t('passkeyNameHelp')}
        error={error}
        defaultValue={deviceName(navigator.userAgent)}
        maxLength={100}
        autoComplete="off"
        autoFocus
      />
      <DialogActions>
        <button type="button" className={button('text')} onClick={onClose}>
          {ui('cancel')}
        </button>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {isBusy ? t('waitingForDevice') : t('continue')}
        </button>
      </DialogActions>
    </form>
  )
}
