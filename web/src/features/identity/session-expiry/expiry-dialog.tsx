import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { DialogActions } from '../../../shared/ui/dialog.tsx'
import DialogFrame from '../../../shared/ui/dialog-frame.tsx'
import { focusOnMount } from '../../../shared/ui/focus-on-mount.ts'
import { sessionExpiryMessages } from './messages/session-expiry.ts'

export type ExpiryDialogProps = { secondsLeft: number; onStay: () => void; onLeave: () => void }

/** Lies over every other dialog, because it is mounted last. Escape means to stay. */
export default function ExpiryDialog({ secondsLeft, onStay, onLeave }: ExpiryDialogProps) {
  const t = useMessages(sessionExpiryMessages)
  return (
    <DialogFrame kind="alert" onClose={onStay} title={t('title')} text={t('warning', { count: secondsLeft })}>
      <DialogActions>
        <button type="button" className={button('text')} onClick={onLeave}>
          {t('leave')}
        </button>
        <button type="button" className={button('solid')} onClick={onStay} ref={focusOnMount}>
          {t('stay')}
        </button>
      </DialogActions>
    </DialogFrame>
  )
}
