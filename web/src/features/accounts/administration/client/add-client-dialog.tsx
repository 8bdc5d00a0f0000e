import { addClient } from '@portolan/contract/clients/administration'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { ApiError, call } from '../../../../shared/api/api-client.ts'
import { idempotencyKeys } from '../../../../shared/api/idempotency-keys.ts'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { LeaveGuard } from '../../../../shared/forms/leaving/leave-guard.tsx'
import { useOnChange } from '../../../../shared/forms/use-on-change.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../../impersonation-dialog.module.css'
import { readList } from '../../invitations/address-list.ts'
import { administrationMessages } from '../messages/administration.ts'
import { BillingFields, billingFieldNames, noBilling, toBilling, useBillingPlaces } from './client-billing.tsx'
import { ClientFields, clientSchema, useClientProblems } from './client-fields.tsx'
import { clientMessages } from './messages/client.ts'

/** Mounted while it is open. The page of the new client follows. */
export default function AddClientDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(clientMessages)
  const words = useMessages(administrationMessages)
  return (
    <Dialog open onClose={onClose} title={words('addClient')} text={t('addText')}>
      <AddClientForm onClose={onClose} />
    </Dialog>
  )
}

function AddClientForm({ onClose }: { onClose: () => void }) {
  const t = useMessages(clientMessages)
  const words = useMessages(administrationMessages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keyFor = useRef(idempotencyKeys())
  const form = useSchemaForm({
    schema: clientSchema,
    defaultValues: { clientName: '', companyName: '', domains: '', status: 'ACTIVE', ...noBilling },
    textOf: useClientProblems(),
  })
  const { places, setCountryId } = useBillingPlaces()
  useOnChange(form, ({ countryId }) => setCountryId(countryId))
  const sending = useSubmit(form, {
    send: ({ clientName, companyName, domains, ...rest }) => {
      const billing = toBilling(rest, places)
      const body = { clientName, companyName, emailDomains: readList(domains), billing }
      return call(addClient, { body }, { idempotencyKey: keyFor.current(body) })
    },
    names: billingFieldNames,
    onDone: ({ clientId, clientName: client }) => {
      notify(t('added', { client }))
      void queries.invalidateQueries({ queryKey: ['clients'] })
      void navigate({
        to: '/administration/clients/$clientId',
        params: { clientId: String(clientId) },
        ignoreBlocker: true,
      })
    },
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('adding') : words('addClient')}
      wordError={(error) => (error instanceof ApiError && error.errorCode === 'conflict' ? t('nameTaken') : undefined)}
      className={css.form}
      onClose={onClose}
    >
      <LeaveGuard />
      <ClientFields />
      <BillingFields places={places} />
    </DialogForm>
  )
}
