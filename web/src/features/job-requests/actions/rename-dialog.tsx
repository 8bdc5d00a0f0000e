import { renameJobRequest } from '@portolan/contract/job-requests/actions'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useRequestActions } from '../api.ts'
import type { DialogProps } from './dialog-props.ts'

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
