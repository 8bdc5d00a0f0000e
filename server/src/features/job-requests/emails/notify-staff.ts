import type { Origination } from '@portolan/contract/job-requests/requests'
import { dayOfDate } from '../../../platform/provider-days.ts'
import type { Tx } from '../../../tables/database.ts'
import { newRequestNotice, tellResponsible } from '../../mail/index.ts'
import { findWorkflowLabel } from '../read/present-request.ts'
import { presentRequester } from '../read/present-requester.ts'
import { findRequest } from '../store-requests.ts'
import { requestEmailFacts } from './request-email.ts'

const madeByPeople: readonly Origination[] = ['WEBFORM', 'COUPA']

type Notice = {
  /** The client requests a new quote in place of an expired one. */
  readonly isRenewal: boolean
}

/** Notifies the provider of a request that waits at the desk, with who asked and how to reach them. */
export async function notifyStaffOfRequest(tx: Tx, id: string, { isRenewal }: Notice): Promise<void> {
  const request = await findRequest(tx, id)
  if (!request || !madeByPeople.includes(request.origination)) return
  const { company, name, email, address } = await presentRequester(tx, id)
  const workflow = await findWorkflowLabel(tx, request)
  await tellResponsible(tx, id, {
    template: newRequestNotice,
    data: {
      ...requestEmailFacts(request),
      page: `/desk/${id}`,
      isRenewal,
      isQuote: request.request_type === 'QUOTE_REQUEST',
      company,
      requester: `${name} <${email}>`,
      phone: address?.phoneNumber ?? '',
      workflow: workflow ?? '',
      // The cookie of a visit means nothing to people.
      reference: (request.origination === 'COUPA' ? null : request.external_reference_id) ?? '',
      neededBy: request.needed_by && dayOfDate(request.needed_by),
      sourceLanguageId: request.source_language_id,
      targetLanguageIds: request.target_language_ids,
    },
  })
}
