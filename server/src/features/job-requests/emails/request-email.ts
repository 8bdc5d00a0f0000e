import { requestPath } from '@portolan/contract/request-path'
import type { RequestRow } from '../store-requests.ts'

export type RequestForEmail = Pick<RequestRow, 'id' | 'number' | 'name' | 'requestor_email' | 'locale' | 'is_open_by_link' | 'origination'>

/** Who reads the e-mails about a request; someone with an account reads them in its language. */
export const readerOf = ({ requestor_email: to, locale }: Pick<RequestForEmail, 'requestor_email' | 'locale'>) => ({ to, locale })

/** What every e-mail about a request says of it. */
export const requestEmailFacts = (request: RequestForEmail) => ({
  requestId: request.id,
  number: request.number,
  name: request.name,
  page: pageOf(request),
})

/** Where its reader follows it: visitors on the page of their quote, before there is one too. */
const pageOf = (request: RequestForEmail): string | null =>
  request.is_open_by_link ? `/quotes/${request.id}` : requestPath(request)
