import { requestPath } from '@portolan/contract/request-path'
import type { RequestRow } from '../store-requests.ts'

export type Letter = Pick<RequestRow, 'id' | 'number' | 'name' | 'requestor_email' | 'is_open_by_link' | 'origination'>

/** What every letter about a request says of it. */
export const requestEmailFacts = (request: Letter) => ({
  requestId: request.id,
  number: request.number,
  name: request.name,
  page: pageOf(request),
})

/** Where its reader follows it: visitors on the page of their quote, before there is one too. */
const pageOf = (request: Letter): string | null =>
  request.is_open_by_link ? `/quotes/${request.id}` : requestPath(request)
