import { type Glossary, renameGlossary } from '@portolan/contract/machine-translation/glossaries'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useGlossaryActions } from './api.ts'
import { glossaryMessages } from './messages/glossaries.ts'

export type OpenDialog = { readonly kind: 'rename' | 'delete'; readonly glossary: Glossary }

type Props = { open: OpenDialog; onClose: () => void }

export const GlossaryDialogs = ({ open: { kind, glossary }, onClose }: Props) =>
  kind === 'rename' ? (
    <RenameDialog glossary={glossary} onClose={onClose} />
  ) : (
    <DeleteDialog glossary={glossary} onClose={onClose} />
  )

type DialogProps = { glossary: Glossary; onClose: () => void }

function RenameDialog({ glossary, onClose }: DialogProps) {
  const t = useMessages(glossaryMessages)
  const { rename } = useGlossaryActions()
  const form = useSchemaForm({ schema: renameGlossary.body, defaultValues: { newName: glossary.name } })
  const sending = useSubmit(form, {
    send: ({ newName }) => rename(glossary.id, newName),
    onDone: ({ name }) => {
      notify(t('renamed', { name }))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('renameTitle')}>
      <DialogForm form={form} sending={sending} action={t('save')} onClose={onClose}>
        <FormText name="newName" label={t('name')} dir="auto" autoFocus />
      </DialogForm>
    </Dialog>
  )
}

function DeleteDialog({ glossary, onClose }: DialogProps) {
  const t = useMessages(glossaryMessages)
  const { remove } = useGlossaryActions()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('deleteTitle', { name: glossary.name })}
      text={t('deleteText', { count: glossary.termCount })}
      action={t('delete')}
      onConfirm={async () => {
        await remove(glossary.id)
        notify(t('deleted', { name: glossary.name }))
      }}
    />
  )
}
