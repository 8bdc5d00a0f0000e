import type { JobRequestStatus as Status } from '@portolan/contract/job-requests/requests'

/** The previous status of each status in the demo. */
const before: Readonly<Record<Status, Status | null>> = {
  CREATED: null,
  SCREENING: 'CREATED',
  REJECTED_BY_SCREENING: 'SCREENING',
  ANALYZING: 'SCREENING',
  TRANSLATING: 'ANALYZING',
  READY_FOR_INTERNAL_REVIEW: 'ANALYZING',
  QUOTE_READY_FOR_CLIENT_REVIEW: 'READY_FOR_INTERNAL_REVIEW',
  QUOTE_REJECTED: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  QUOTE_ACCEPTED: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  QUOTE_EXPIRED: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  SUBMITTING_TO_XTRF: 'READY_FOR_INTERNAL_REVIEW',
  SUBMITTED_TO_XTRF: 'SUBMITTING_TO_XTRF',
  COMPLETED: 'SUBMITTED_TO_XTRF',
  ARCHIVED: 'COMPLETED',
  FAILED: 'ANALYZING',
  CANCELLING: 'READY_FOR_INTERNAL_REVIEW',
  CANCELLED: 'CANCELLING',
}

type Kind = 'quote' | 'project' | 'machine'

/** Exceptions: quotes are accepted first, and machine translations are not handed over. */
const otherwise: Record<Kind, Partial<Record<Status, Status>>> = {
  quote: { SUBMITTING_TO_XTRF: 'QUOTE_ACCEPTED' },
  project: {},
  machine: { COMPLETED: 'TRANSLATING', FAILED: 'TRANSLATING' },
}

/** All statuses up to this one, in order. */
function wayTo(status: Status, kind: Kind): Status[] {
  const previous = otherwise[kind][status] ?? before[status]
  return previous === null ? [status] : [...wayTo(previous, kind), status]
}

const byRequestor: readonly Status[] = ['CREATED', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'ARCHIVED', 'CANCELLING']
const byStaff: Partial<Record<Status, string>> = {
  QUOTE_READY_FOR_CLIENT_REVIEW: 'Quentin Osei',
  SUBMITTING_TO_XTRF: 'Paula Mendes',
  COMPLETED: 'Paula Mendes',
}
const staffOf = (step: Status, kind: Kind): string | undefined => (kind === 'machine' ? undefined : byStaff[step])
const reasons: Partial<Record<Status, string>> = {
  QUOTE_REJECTED: 'The leaflet will be rewritten first.',
  CANCELLING: 'Sent twice by mistake.',
  FAILED: 'We could not count the words of the files.',
}
const reasonOf = (step: Status, kind: Kind): string | null =>
  kind === 'machine' && step === 'FAILED' ? 'None of the files could be processed.' : (reasons[step] ?? null)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const minutesOf = (step: Status, kind: Kind) => (staffOf(step, kind) ? 600 : 2)

/** Two minutes per automatic step, longer for people's work, and never in the future. */
export function historyOf(status: Status, kind: Kind, requestor: string, began: Date, now: Date) {
  let at = began.getTime()
  return wayTo(status, kind).map((step) => {
    const event = {
      status: step,
      actor_name: byRequestor.includes(step) ? requestor : (staffOf(step, kind) ?? null),
      reason: reasonOf(step, kind),
      at: new Date(Math.min(at, now.getTime())),
    }
    at +=
      step === 'QUOTE_READY_FOR_CLIENT_REVIEW' && status === 'QUOTE_EXPIRED' ? 30 * DAY : minutesOf(step, kind) * MINUTE
    return event
  })
}
