import { useMessages } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/snackbar.tsx'
import { requestMessages } from '../messages/requests.ts'
import type { DialogProps } from './dialog-props.ts'
import { useRequestActions } from './use-request-actions.ts'

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
