import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useRequestActions } from '../api.ts'
import type { DialogProps } from './dialog-props.ts'

export default function ArchiveDialog({ request: { id, name }, onClose }: DialogProps) {
  const t = useMessages(requestMessages)
  const { archive } = useRequestActions(id)
  async function putAway() {
    await archive()
    notify(t('archivedDone', { name }))
  }
  return (
    <ConfirmDialog
      open
      title={t('archiveTitle')}
      text={t('archiveText', { name })}
      action={t('archive')}
      tone="solid"
      onConfirm={putAway}
      onClose={onClose}
    />
  )
}
