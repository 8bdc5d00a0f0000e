import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Database } from '../../../tables/database.ts'
import { findNewParts } from '../news/store-news.ts'
import { type LinkNeeds, openRequest, type RequestReader } from './find-request.ts'
import { presentByLink } from './present-by-link.ts'
import { presentRequest, readerOf } from './present-request.ts'

type Needs = LinkNeeds & {
  readonly db: Database
  /** The provider's time zone. */
  readonly timeZone: string
}

/** The request as the caller may see it: a visitor without the mailed code sees status and quote only. */
export async function readRequest(needs: Needs, caller: RequestReader, id: string): Promise<JobRequest> {
  const { request, isContentHidden } = await openRequest(needs, caller, id)
  const { actor, locale } = caller
  const options = { locale, timeZone: needs.timeZone, now: needs.now() }
  if (isContentHidden) return presentByLink(needs.db, id, options)
  const reader = readerOf(actor, request)
  const shown = await presentRequest(needs.db, id, reader, options)
  return actor && reader === 'member' ? { ...shown, ...(await findNewParts(needs.db, actor.accountId, id)) } : shown
}
