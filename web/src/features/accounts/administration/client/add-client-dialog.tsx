import { addClient, NewClient } from '@portolan/contract/clients/administration'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { ApiError, call } from '../../../../shared/api/api-client.ts'
import { idempotencyKeys } from '../../../../shared/api/idempotency-keys.ts'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { formRule } from '../../../../shared/forms/schema/form-rule.ts'
import { inputRules } from '../../../../shared/forms/schema/input-rules.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../../impersonation-dialog.module.css'
import { readList } from '../../invitations/address-list.ts'
import { clientMessages } from './messages/client.ts'

const { clientName, companyName, emailDomains } = NewClient.shape
const { maxLength: limit = 0 } = inputRules(NewClient, 'emailDomains')

type Typed = { readonly domains: string }
const areValid = ({ domains }: Typed) => emailDomains.safeParse(readList(domains).slice(0, limit)).success
const areFew = ({ domains }: Typed) => readList(domains).length <= limit

const schema = z
  .object({ clientName, companyName, domains: z.string().check(z.maxLength(6000)) })
  .check(formRule('domains', 'invalidDomain', areValid), formRule('domains', 'tooManyDomains', areFew))

/** Mounted while it is open. The page of the new client follows. */
export default function AddClientDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(clientMessages)
  return (
    <Dialog open onClose={onClose} title={t('add')} text={t('addText')}>
      <AddClientForm onClose={onClose} />
    </Dialog>
  )
}

function AddClientForm({ onClose }: { onClose: () => void }) {
  const t = useMessages(clientMessages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keyFor = useRef(idempotencyKeys())
  const texts: Readonly<Record<string, string>> = {
    invalidDomain: t('invalidDomain'),
    tooManyDomains: t('tooManyDomains', { limit }),
  }
  const form = useSchemaForm({
    schema,
    defaultValues: { clientName: '', companyName: '', domains: '' },
    textOf: ({ code }) => texts[code],
  })
  const sending = useSubmit(form, {
    send: ({ domains, ...names }) => {
      const body = { ...names, emailDomains: readList(domains) }
      return call(addClient, { body }, { idempotencyKey: keyFor.current(body) })
    },
    onDone: ({ clientId, clientName: client }) => {
      notify(t('added', { client }))
      void queries.invalidateQueries({ queryKey: ['clients'] })
      void navigate({ to: '/administration/clients/$clientId', params: { clientId: String(clientId) } })
    },
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('adding') : t('add')}
      wordError={(error) => (error instanceof ApiError && error.errorCode === 'conflict' ? t('nameTaken') : undefined)}
      className={css.form}
      onClose={onClose}
    >
      <FormText name="clientName" label={t('clientName')} autoComplete="off" autoFocus />
      <FormText name="companyName" label={t('companyName')} help={t('companyNameHelp')} autoComplete="off" />
      <FormText name="domains" label={t('emailDomains')} help={t('domainsHelp')} autoComplete="off" dir="ltr" />
    </DialogForm>
  )
}
