import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Database } from '../../../tables/database.ts'
import { type LinkNeeds, openRequest, type RequestReader } from './find-request.ts'
import { presentByLink } from './present-by-link.ts'
import { presentRequest, readerOf } from './present-request.ts'

type Needs = LinkNeeds & { readonly db: Database }

/** The request as the caller may see it: a visitor without the mailed code sees status and quote only. */
export async function readRequest(needs: Needs, caller: RequestReader, id: string): Promise<JobRequest> {
  const { request, isContentHidden } = await openRequest(needs, caller, id)
  if (isContentHidden) return presentByLink(needs.db, id, caller.locale)
  return presentRequest(needs.db, id, readerOf(caller.actor, request), caller.locale)
}
