import { DialogForm } from '../../forms/dialog-form.tsx'
import { FormText } from '../../forms/fields/inputs.tsx'
import { useMessages } from '../../messages/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { requestMessages } from '../messages/requests.ts'
import type { DialogProps } from './dialog-props.ts'
import { useRenameForm } from './use-rename-form.ts'

export default function RenameDialog({ request, onClose }: DialogProps) {
  const t = useMessages(requestMessages)
  const { form, sending } = useRenameForm({ request, onClose })
  return (
    <Dialog open onClose={onClose} title={t('renameTitle')}>
      <DialogForm form={form} sending={sending} action={t('save')} back={t('back')} onClose={onClose}>
        <FormText name="newName" label={t('newName')} dir="auto" autoFocus />
      </DialogForm>
    </Dialog>
  )
}
