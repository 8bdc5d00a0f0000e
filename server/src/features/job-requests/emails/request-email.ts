import { requestPath } from '@portolan/contract/request-path'
import type { RequestRow } from '../store-requests.ts'

export type EmailedRequest = Pick<
  RequestRow,
  'id' | 'number' | 'name' | 'requestor_email' | 'locale' | 'is_open_by_link' | 'origination'
>

/** The address and language of emails to the requester. An account's own language wins over it. */
export const readerOf = ({ requestor_email: to, locale }: Pick<EmailedRequest, 'requestor_email' | 'locale'>) => ({
  to,
  locale,
})

/** The facts in every email about a request. */
export const requestEmailFacts = (request: EmailedRequest) => ({
  requestId: request.id,
  number: request.number,
  name: request.name,
  page: pageOf(request),
})

/** The page the email links to. Visitors get the quote page, even before there is a quote. */
const pageOf = (request: EmailedRequest): string | null =>
  request.is_open_by_link ? `/quotes/${request.id}` : requestPath(request)
