import { type FormEvent, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useRequestActions } from '../api.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

const longestReason = 2000

export default function CancelDialog({ request: { id, name }, onClose }: DialogProps) {
  const t = useMessages(requestMessages)
  const { cancel } = useRequestActions(id)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    try {
      await cancel(reason.trim())
      notify(t('cancelledDone', { name }))
      onClose()
    } catch (refusal) {
      setError(errorText(refusal))
    }
  }
  return (
    <AskDialog
      title={t('cancelTitle')}
      text={t('cancelText', { name })}
      action={t('cancel')}
      tone="danger"
      onSubmit={send}
      onClose={onClose}
    >
      <TextAreaField
        label={t('reason')}
        help={t('reasonHelp')}
        optional
        value={reason}
        error={error}
        maxLength={longestReason}
        dir="auto"
        onChange={(event) => setReason(event.target.value)}
      />
    </AskDialog>
  )
}
