import type { RequestRow } from './store-requests.ts'

export type Letter = Pick<RequestRow, 'id' | 'number' | 'name' | 'requestor_email' | 'is_open_by_link' | 'origination'>

/** What every letter about a request says of it. */
export const letterAbout = (request: Letter) => ({
  requestId: request.id,
  number: request.number,
  name: request.name,
  page: pageOf(request),
})

/** Where its reader follows it: visitors on the page of their quote, before there is one too. */
function pageOf({ id, origination, is_open_by_link }: Letter): string {
  if (is_open_by_link) return `/quotes/${id}`
  return origination === 'COUPA' ? `/coupa/${id}` : `/requests/${id}`
}
