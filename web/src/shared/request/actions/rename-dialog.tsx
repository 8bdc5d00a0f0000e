import { renameJobRequest } from '@portolan/contract/job-requests/actions'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { FormText } from '../../forms/fields/inputs.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../messages/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/snackbar.tsx'
import { requestMessages } from '../messages/requests.ts'
import type { DialogProps } from './dialog-props.ts'
import { useRequestActions } from './use-request-actions.ts'

export default function RenameDialog({ request, onClose }: DialogProps) {
  const t = useMessages(requestMessages)
  const { rename } = useRequestActions(request.id)
  const form = useSchemaForm({ schema: renameJobRequest.body, defaultValues: { newName: request.name } })
  const sending = useSubmit(form, {
    send: async ({ newName }) => {
      await rename(newName)
      notify(t('renamed', { name: newName }))
    },
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={t('renameTitle')}>
      <DialogForm form={form} sending={sending} action={t('save')} back={t('back')} onClose={onClose}>
        <FormText name="newName" label={t('newName')} dir="auto" autoFocus />
      </DialogForm>
    </Dialog>
  )
}
