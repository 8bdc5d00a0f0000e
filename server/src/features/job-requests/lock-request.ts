import type { Tx } from '../../tables/database.ts'
import type { RequestDetails } from './read/store-details.ts'
import { lockRequest } from './store-requests.ts'

/**
 * Makes a change while no other transaction changes the request. The request is always locked first, before its quote
 * or its order, so that two changes never wait for each other.
 */
export async function withLockedRequest<Result>(
  tx: Tx,
  id: string,
  change: (request: RequestDetails | undefined) => Promise<Result>,
): Promise<Result> {
  return change(await lockRequest(tx, id))
}
