import type { DeskStatus } from '@portolan/contract/desk/desk'
import type { JobRequestStatus, Origination, RequestType } from '@portolan/contract/job-requests/requests'

type Request = {
  readonly status: JobRequestStatus
  readonly request_type: RequestType
  readonly origination: Origination
  readonly created_at: Date
}
type Event = {
  readonly status: JobRequestStatus
  readonly at: Date
  /** Null: the portal itself. */
  readonly actor_name: string | null
}
/** What was written about the request last. */
type LastWord = { readonly at: Date; readonly is_from_staff: boolean }

export type DerivedStatus = {
  readonly status: DeskStatus
  readonly needs_attention: boolean
  readonly quote_started_at: Date | null
  readonly quote_completed_at: Date | null
  readonly project_started_at: Date | null
  readonly project_completed_at: Date | null
}

export const quoteStatuses: readonly DeskStatus[] = ['PENDING_REVIEW', 'PRICING', 'WITH_CLIENT']
const begun: readonly DeskStatus[] = ['IN_PROGRESS', 'IN_QA']
const byMachine: readonly Origination[] = ['MT', 'MEDIAAI']
const reviewed: readonly JobRequestStatus[] = ['READY_FOR_INTERNAL_REVIEW', 'QUOTE_READY_FOR_CLIENT_REVIEW']
const decidedAgainst: readonly JobRequestStatus[] = ['QUOTE_REJECTED', 'QUOTE_EXPIRED']

/** What people have to do with. Earlier than these a request is the portal's own affair. */
const forPeople: readonly JobRequestStatus[] = [
  ...reviewed,
  'QUOTE_ACCEPTED',
  'SUBMITTING_TO_XTRF',
  'REJECTED_BY_SCREENING',
  'FAILED',
]

/**
 * Where a request stands on the desk, from where it is now and how it came there; undefined where it has no business
 * there. Whatever was missed or is heard twice, the answer is the same.
 */
export function deriveOrderStatus(
  request: Request,
  events: readonly Event[],
  before: DeskStatus | undefined,
  lastWord?: LastWord,
): DerivedStatus | undefined {
  const has = (statuses: readonly JobRequestStatus[]) => events.some(({ status }) => statuses.includes(status))
  const isForPeople = byMachine.includes(request.origination) ? has(['SUBMITTING_TO_XTRF']) : has(forPeople)
  if (!before && !isForPeople) return undefined
  const started = events.find(({ status }) => status === startOf(request))
  const isTurnedAway = wasTurnedAway(request, events, lastWord)
  const status = isTurnedAway ? 'CANCELLED' : statusOf(request.status, started !== undefined, before)
  const quoteBegan = lastRound(events) ?? request.created_at
  const isQuote = request.request_type === 'QUOTE_REQUEST' || has(reviewed) || quoteStatuses.includes(status)
  const offered = lastOf(events, 'QUOTE_READY_FOR_CLIENT_REVIEW')
  return {
    status,
    needs_attention: !isTurnedAway && (request.status === 'REJECTED_BY_SCREENING' || request.status === 'FAILED'),
    quote_started_at: isQuote ? quoteBegan : null,
    quote_completed_at: isQuote && offered && offered.at >= quoteBegan ? offered.at : null,
    project_started_at: started?.at ?? null,
    project_completed_at: status === 'COMPLETED' ? (lastOf(events, 'COMPLETED')?.at ?? null) : null,
  }
}

/** Staff said no, and the client has not come back to that since. What screening rejects is yet to be looked at. */
function wasTurnedAway({ status }: Request, events: readonly Event[], lastWord: LastWord | undefined): boolean {
  const last = lastOf(events, 'REJECTED_BY_SCREENING')
  if (status !== 'REJECTED_BY_SCREENING' || !last || last.actor_name === null) return false
  return !lastWord || lastWord.is_from_staff || lastWord.at < last.at
}

/** A quote becomes a project when it is accepted, everything else when it is handed over. */
const startOf = ({ request_type }: Request): JobRequestStatus =>
  request_type === 'QUOTE_REQUEST' ? 'QUOTE_ACCEPTED' : 'SUBMITTING_TO_XTRF'

function statusOf(now: JobRequestStatus, isProject: boolean, before: DeskStatus | undefined): DeskStatus {
  const working = before && begun.includes(before) ? before : 'NEW'
  const pricing = before === 'PRICING' ? before : 'PENDING_REVIEW'
  switch (now) {
    case 'QUOTE_READY_FOR_CLIENT_REVIEW':
      return 'WITH_CLIENT'
    case 'QUOTE_ACCEPTED':
    case 'SUBMITTING_TO_XTRF':
    case 'SUBMITTED_TO_XTRF':
      // What is handed over before it was accepted is priced there.
      return isProject ? working : 'PRICING'
    case 'COMPLETED':
      return 'COMPLETED'
    case 'QUOTE_REJECTED':
    case 'QUOTE_EXPIRED':
    case 'CANCELLING':
    case 'CANCELLED':
      return 'CANCELLED'
    default:
      return isProject ? working : pricing
  }
}

const lastOf = (events: readonly Event[], wanted: JobRequestStatus) =>
  events.findLast(({ status }) => status === wanted)

/** When it was taken back to be priced anew. */
function lastRound(events: readonly Event[]): Date | undefined {
  const refused = events.findLastIndex(({ status }) => decidedAgainst.includes(status))
  if (refused < 0) return undefined
  return events.slice(refused).find(({ status }) => status === 'READY_FOR_INTERNAL_REVIEW')?.at
}
