import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useProblems } from '../../../shared/form-problems.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx'
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx'
import { deskMessages } from '../messages/desk.ts'

type Props = {
  title: string
  text: string
  action: string
  onSend: (reason: string) => Promise<void>
  onClose: () => void
}

const longestReason = 2000

/** What ends an order says why: the client reads it. */
export function ReasonDialog({ title, text, action, onSend, onClose }: Props) {
  const t = useMessages(deskMessages)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function send() {
    setBusy(true)
    try {
      await onSend(reason.trim())
      onClose()
    } catch (error) {
      setRefusal(errorText(error))
      setBusy(false)
    }
  }
  const { problems, formProps } = useProblems({ reason: reason.trim() === '' ? t('reasonNeeded') : undefined }, send)
  return (
    <Dialog open onClose={onClose} title={title} text={text}>
      <form {...formProps}>
        <TextAreaField
          label={t('reason')}
          value={reason}
          error={problems.reason ?? refusal}
          maxLength={longestReason}
          dir="auto"
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogActions>
          <button type="button" className={button('text')} onClick={onClose}>
            {t('back')}
          </button>
          <button type="submit" className={button('danger')} disabled={isBusy}>
            {action}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
