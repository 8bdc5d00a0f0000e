import type { RequestDetails } from '../job-requests/index.ts'

/** Where the client answers a quote. Buyers of a procurement system answer in its area, so that the cart returns. */
export const quotePath = ({ id, origination }: Pick<RequestDetails, 'id' | 'origination'>): string =>
  origination === 'COUPA' ? `/coupa/${id}?tab=quote` : `/quotes/${id}`
