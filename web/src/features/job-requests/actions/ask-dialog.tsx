import { type FormEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { button } from '../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx'

type Props = {
  title: string
  text?: string
  /** What the button does, in its own words. */
  action: string
  tone?: 'solid' | 'danger'
  onSubmit: (event: FormEvent) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A question with a field to answer it in. */
export function AskDialog({ title, text, action, tone = 'solid', onSubmit, onClose, children }: Props) {
  const t = useMessages(requestMessages)
  const [isBusy, setIsBusy] = useState(false)
  async function submit(event: FormEvent) {
    setIsBusy(true)
    await onSubmit(event)
    setIsBusy(false)
  }
  return (
    <Dialog open onClose={onClose} title={title} text={text}>
      <form onSubmit={submit} noValidate>
        {children}
        <DialogActions>
          <button type="button" className={button('text')} onClick={onClose}>
            {t('back')}
          </button>
          <button type="submit" className={button(tone)} disabled={isBusy}>
            {action}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
