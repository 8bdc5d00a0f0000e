import type { RequestRow } from './store-requests.ts'

export type Letter = Pick<RequestRow, 'id' | 'number' | 'name' | 'requestor_email' | 'is_open_by_link' | 'origination'>

/** What every letter about a request says of it. */
export const letterAbout = (request: Letter) => ({
  requestId: request.id,
  number: request.number,
  name: request.name,
  page: pageOf(request),
})

/** Where members follow it. Visitors have a page for what they may see, but none to follow it on. */
function pageOf({ id, origination, is_open_by_link }: Letter): string | null {
  if (is_open_by_link) return null
  return origination === 'COUPA' ? `/coupa/${id}` : `/requests/${id}`
}
