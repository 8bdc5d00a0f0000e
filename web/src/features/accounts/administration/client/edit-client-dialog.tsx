import { type ClientOverview, changeClient } from '@portolan/contract/clients/administration'
import { ClientStatus, walkInClientId } from '@portolan/contract/clients/clients'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../../shared/api/api-client.ts'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormSelect } from '../../../../shared/forms/fields/inputs.tsx'
import { LeaveGuard } from '../../../../shared/forms/leaving/leave-guard.tsx'
import { useOnChange } from '../../../../shared/forms/use-on-change.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../../impersonation-dialog.module.css'
import { readList } from '../../invitations/address-list.ts'
import { staffMessages } from '../staff/messages/staff.ts'
import { overviewOf } from './api.ts'
import { BillingFields, billingFieldNames, toBilling, toBillingInputs, useBillingPlaces } from './client-billing.tsx'
import { ClientFields, clientSchema, useClientProblems } from './client-fields.tsx'
import { clientMessages } from './messages/client.ts'

type Props = { client: ClientOverview; onClose: () => void }

/** Mounted while it is open. */
export default function EditClientDialog(props: Props) {
  const t = useMessages(clientMessages)
  const text = t(props.client.clientId === walkInClientId ? 'editWalkInText' : 'editText')
  return (
    <Dialog open onClose={props.onClose} title={t('edit')} text={text}>
      <EditForm {...props} />
    </Dialog>
  )
}

function EditForm({ client, onClose }: Props) {
  const t = useMessages(clientMessages)
  const words = useMessages(staffMessages)
  const queries = useQueryClient()
  const { clientId, clientName, companyName, status } = client
  const billing = toBillingInputs(client.billing)
  const isWalkIn = clientId === walkInClientId
  const { places, setCountryId } = useBillingPlaces(client.billing.contact)
  const form = useSchemaForm({
    schema: clientSchema,
    defaultValues: { clientName, companyName, domains: client.emailDomains.join(', '), status, ...billing },
    textOf: useClientProblems(),
  })
  useOnChange(form, ({ countryId }) => setCountryId(countryId))
  const sending = useSubmit(form, {
    send: ({ clientName, companyName, domains, status, ...rest }) => {
      const names = { clientName, companyName, emailDomains: readList(domains) }
      // Walk-ins give their own.
      const billing = isWalkIn ? undefined : toBilling(rest, places)
      const body = { ...names, status: ClientStatus.parse(status), billing }
      return call(changeClient, { params: { clientId }, body })
    },
    names: billingFieldNames,
    onDone: (changed) => {
      queries.setQueryData(overviewOf(clientId).queryKey, changed)
      void queries.invalidateQueries({ queryKey: ['clients'] })
      notify(t('changed', { client: changed.clientName }))
      onClose()
    },
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? words('saving') : words('save')}
      wordError={(error) => (error instanceof ApiError && error.errorCode === 'conflict' ? t('nameTaken') : undefined)}
      className={css.form}
      onClose={onClose}
    >
      <LeaveGuard />
      <ClientFields />
      {!isWalkIn && <BillingFields places={places} />}
      {!isWalkIn && (
        <FormSelect
          name="status"
          label={t('status')}
          help={t('statusHelp')}
          marksOptional={false}
          options={ClientStatus.options.map((value) => ({ value, name: t(value) }))}
        />
      )}
    </DialogForm>
  )
}
