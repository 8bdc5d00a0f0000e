import { NewClient } from '@portolan/contract/clients/administration'
import * as z from 'zod/mini'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { formRule } from '../../../../shared/forms/schema/form-rule.ts'
import { inputRules } from '../../../../shared/forms/schema/input-rules.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { readList } from '../../invitations/address-list.ts'
import { billingInputs } from './client-billing.tsx'
import { clientMessages } from './messages/client.ts'

const { clientName, companyName, emailDomains } = NewClient.shape
const { maxLength: limit = 0 } = inputRules(NewClient, 'emailDomains')

type Typed = { readonly domains: string }
const areValid = ({ domains }: Typed) => emailDomains.safeParse(readList(domains).slice(0, limit)).success
const areFew = ({ domains }: Typed) => readList(domains).length <= limit

/** Domains are typed into one field. The status is only there where a client is changed. */
export const clientSchema = z
  .object({
    clientName,
    companyName,
    domains: z.string().check(z.maxLength(6000)),
    status: z.string(),
    ...billingInputs,
  })
  .check(formRule('domains', 'invalidDomain', areValid), formRule('domains', 'tooManyDomains', areFew))

export function useClientProblems() {
  const t = useMessages(clientMessages)
  const texts: Readonly<Record<string, string>> = {
    invalidDomain: t('invalidDomain'),
    tooManyDomains: t('tooManyDomains', { limit }),
  }
  return ({ code }: { readonly code: string }) => texts[code]
}

export function ClientFields() {
  const t = useMessages(clientMessages)
  return (
    <>
      <FormText name="clientName" label={t('clientName')} autoComplete="off" autoFocus />
      <FormText name="companyName" label={t('companyName')} help={t('companyNameHelp')} autoComplete="off" />
      <FormText name="domains" label={t('emailDomains')} help={t('domainsHelp')} autoComplete="off" dir="ltr" />
    </>
  )
}
