import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '../api/error-text.ts'
import { useMessages } from '../messages/messages.ts'
import { button } from './button.ts'
import { Dialog, DialogActions } from './dialog.tsx'
import { FieldNotes } from './fields/text-field-notes.tsx'
import { uiMessages } from './messages/ui.ts'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: ReactNode
  /** What the button does, in its own words. */
  action: string
  tone?: 'solid' | 'danger'
  /** The dialog closes when it is done; a refusal is shown in it. */
  onConfirm: () => Promise<unknown>
}

export function ConfirmDialog({ onClose, action, tone = 'danger', onConfirm, ...dialog }: ConfirmDialogProps) {
  const t = useMessages(uiMessages)
  const confirming = useMutation({ mutationFn: onConfirm, onSuccess: onClose })
  const close = () => {
    confirming.reset()
    onClose()
  }
  return (
    <Dialog kind="alert" {...dialog} onClose={close}>
      <div role="alert">
        <FieldNotes id="confirm" error={confirming.error ? errorText(confirming.error) : undefined} />
      </div>
      <DialogActions>
        <button type="button" className={button('text')} onClick={close}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className={button(tone)}
          onClick={() => confirming.mutate()}
          disabled={confirming.isPending}
        >
          {action}
        </button>
      </DialogActions>
    </Dialog>
  )
}
