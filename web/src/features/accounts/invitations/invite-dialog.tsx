import { invitationLimits, inviteColleagues } from '@portolan/contract/sign-up/invitations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/api/api-client.ts'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormTextArea } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import css from '../impersonation-dialog.module.css'
import { addressListSchema, readList } from './address-list.ts'
import { pendingInvitations } from './api.ts'
import { invitationMessages } from './messages/invitations.ts'
import { type Outcome, OutcomeList } from './outcome-list.tsx'

/** Mounted while it is open. It stays open while there is something to say about addresses that were not invited. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(invitationMessages)
  const queries = useQueryClient()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()

  function finish(sent: readonly Outcome[]) {
    void queries.invalidateQueries(pendingInvitations)
    const count = sent.filter(({ outcome }) => outcome === 'SENT').length
    if (count > 0) notify(t('sent', { count }))
    if (count === sent.length) onClose()
    else setOutcomes(sent)
  }

  return (
    <Dialog open onClose={onClose} title={t('invite')} text={t('inviteText')}>
      {outcomes ? (
        <OutcomeList outcomes={outcomes} onClose={onClose} />
      ) : (
        <InviteForm onDone={finish} onClose={onClose} />
      )}
    </Dialog>
  )
}

type FormProps = { onDone: (outcomes: readonly Outcome[]) => void; onClose: () => void }

function InviteForm({ onDone, onClose }: FormProps) {
  const t = useMessages(invitationMessages)
  const texts: Readonly<Record<string, string>> = {
    invalidAddress: t('invalidAddress'),
    tooManyAddresses: t('tooManyAddresses', { limit: invitationLimits.addressesPerCall }),
  }
  const form = useSchemaForm({
    schema: addressListSchema,
    defaultValues: { addresses: '' },
    textOf: ({ code }) => texts[code],
  })
  const sending = useSubmit(form, {
    send: ({ addresses }) => call(inviteColleagues, { body: { emails: readList(addresses) } }),
    onDone,
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('sending') : t('send')}
      className={css.form}
      onClose={onClose}
    >
      <FormTextArea name="addresses" label={t('addresses')} help={t('addressesHelp')} rows={4} dir="ltr" autoFocus />
    </DialogForm>
  )
}
