import { ReportEmails, type ReportView, scheduleReportView } from '@portolan/contract/reports/views'
import * as z from 'zod/mini'
import { formatDate } from '../../../shared/format.ts'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormSelect } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { reportMessages } from '../messages/reports.ts'
import { useViewActions } from './api.ts'

const Inputs = z.object({ emails: scheduleReportView.body.shape.emails })

/** Switches the emails about a view on or off. */
export function EmailsDialog({ view, onClose }: { view: ReportView; onClose: () => void }) {
  const t = useMessages(reportMessages)
  const { schedule } = useViewActions()
  const form = useSchemaForm({ schema: Inputs, defaultValues: { emails: view.emails } })
  const sending = useSubmit(form, {
    send: ({ emails }) => schedule(view.id, emails),
    onDone: ({ name, nextEmailTime }) => {
      notify(nextEmailTime === null ? t('emailsOff', { name }) : t('emailsSaved', { date: formatDate(nextEmailTime) }))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('emailsTitle', { name: view.name })} text={t('emailsLead')}>
      <DialogForm form={form} sending={sending} action={t('save')} onClose={onClose}>
        <FormSelect
          name="emails"
          label={t('emails')}
          options={ReportEmails.options.map((value) => ({ value, name: t(`emails_${value}`) }))}
        />
      </DialogForm>
    </Dialog>
  )
}
