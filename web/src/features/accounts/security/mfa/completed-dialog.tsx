import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'
import { securityMessages } from '../messages/security.ts'

/** Says that the password has changed. */
export function CompletedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(securityMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t('completed')} text={t('passwordChanged')}>
      <DialogActions>
        <button type="button" className={button('solid')} onClick={onClose} ref={focusOnMount}>
          {t('ok')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
