import type { RequestRow } from './store-requests.ts'

export type Letter = Pick<RequestRow, 'id' | 'number' | 'name' | 'requestor_email' | 'is_open_by_link'>

/** What every letter about a request says of it. */
export const letterAbout = ({ id, number, name, is_open_by_link }: Letter) => ({
  requestId: id,
  number,
  name,
  isMember: !is_open_by_link,
})
