import { useMessages } from '../../../shared/messages/messages.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { apiKeyMessages } from './messages/api-keys.ts'

type Props = { name: string; onClose: () => void; onConfirm: () => Promise<void> }

/** Mounted while it is open. */
export function RevokeKeyDialog({ name, onClose, onConfirm }: Props) {
  const t = useMessages(apiKeyMessages)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('revokeTitle')}
      text={t('revokeText', { name })}
      action={t('revoke')}
      onConfirm={async () => {
        await onConfirm()
        notify(t('revoked', { name }))
      }}
    />
  )
}
