import { changeReportView, type ReportView } from '@portolan/contract/reports/views'
import * as z from 'zod/mini'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { reportMessages } from '../messages/reports.ts'
import { useViewActions } from './api.ts'
import { EmailsDialog } from './emails-dialog.tsx'

export type OpenDialog = { readonly kind: 'rename' | 'emails' | 'delete'; readonly view: ReportView }

type Props = { open: OpenDialog; onClose: () => void; onDeleted?: () => void }

export function ViewDialogs({ open: { kind, view }, onClose, onDeleted }: Props) {
  const t = useMessages(reportMessages)
  const { change, remove } = useViewActions()
  if (kind === 'emails') return <EmailsDialog view={view} onClose={onClose} />
  if (kind === 'rename') {
    const { filters, sort, columns, showsEmptyColumns } = view
    return (
      <NameDialog
        title={t('renameTitle')}
        name={view.name}
        onSave={(name) => change(view.id, { name, filters, sort, columns, showsEmptyColumns })}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('deleteTitle', { name: view.name })}
      text={t('deleteText')}
      action={t('delete')}
      onConfirm={async () => {
        await remove(view.id)
        onDeleted?.()
        notify(t('viewDeleted', { name: view.name }))
      }}
    />
  )
}

const Inputs = z.object({ name: changeReportView.body.shape.name })

type NameProps = {
  title: string
  text?: string
  name: string
  onSave: (name: string) => Promise<ReportView>
  onSaved?: (view: ReportView) => void
  onClose: () => void
}

/** Asks for the name of a view and saves it. */
export function NameDialog({ title, text, name, onSave, onSaved, onClose }: NameProps) {
  const t = useMessages(reportMessages)
  const form = useSchemaForm({ schema: Inputs, defaultValues: { name } })
  const sending = useSubmit(form, {
    send: (values) => onSave(values.name),
    onDone: (view) => {
      notify(t('viewSaved', { name: view.name }))
      onSaved?.(view)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={title} text={text}>
      <DialogForm form={form} sending={sending} action={t('save')} onClose={onClose}>
        <FormText name="name" label={t('viewName')} dir="auto" autoComplete="off" autoFocus />
      </DialogForm>
    </Dialog>
  )
}
