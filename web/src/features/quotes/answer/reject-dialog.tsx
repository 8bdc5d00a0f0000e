import { type FormEvent, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx'
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx'
import { useDecision } from '../api.ts'

type Props = { id: string; onClose: () => void; onRejected: () => void }

const longestReason = 2000

export function RejectDialog({ id, onClose, onRejected }: Props) {
  const t = useMessages(quoteMessages)
  const { reject } = useDecision(id)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await reject(reason.trim())
      onRejected()
    } catch (refusal) {
      setError(errorText(refusal))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('rejectTitle')}>
      <form onSubmit={send} noValidate>
        <TextAreaField
          label={t('rejectPrompt')}
          optional
          rows={5}
          value={reason}
          error={error}
          maxLength={longestReason}
          dir="auto"
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogActions>
          <button type="button" className={button('text')} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className={button('danger')} disabled={isBusy}>
            {t('rejectQuote')}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
