import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import type { QuoteForecast } from '@portolan/contract/quotes/pending-quotes'
import { isoIn, nextWorkday } from '../../platform/provider-days.ts'
import type { Database } from '../../tables/database.ts'
import { type LinkNeeds, listEvents, openRequest, type RequestCaller } from '../job-requests/index.ts'

type Needs = LinkNeeds & { readonly db: Database; readonly timeZone: string }

/** A quote is being made in these statuses. */
const pending: readonly JobRequestStatus[] = ['CREATED', 'SCREENING', 'ANALYZING', 'READY_FOR_INTERNAL_REVIEW']
const renewable: readonly JobRequestStatus[] = ['QUOTE_REJECTED', 'QUOTE_EXPIRED']

/** The next workday after the request, or after a new quote was requested: by then the desk is to price it. */
export async function forecastQuote(needs: Needs, caller: RequestCaller, id: string): Promise<QuoteForecast> {
  const { request } = await openRequest(needs, caller, id)
  if (request.request_type !== 'QUOTE_REQUEST' || !pending.includes(request.status)) return { expectedBy: null }
  const events = await listEvents(needs.db, id)
  const ended = events.findLastIndex(({ status }) => renewable.includes(status))
  const began = ended < 0 ? request.created_at : (events[ended + 1]?.at ?? request.created_at)
  const expectedBy = nextWorkday(needs.timeZone, began)
  return { expectedBy: expectedBy > needs.now() ? isoIn(needs.timeZone, expectedBy) : null }
}
