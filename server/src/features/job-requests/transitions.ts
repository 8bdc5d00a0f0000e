import type { JobRequestStatus as Status } from '@portolan/contract/job-requests/requests'

/** The statuses a request may move to from each status. Archiving is a separate flag. */
const transitions: Record<Status, readonly Status[]> = {
  CREATED: ['SCREENING', 'ANALYZING', 'CANCELLING', 'FAILED'],
  SCREENING: ['ANALYZING', 'REJECTED_BY_SCREENING', 'CANCELLING', 'FAILED'],
  // Cancelled at once where the machine was to translate: nothing is running.
  REJECTED_BY_SCREENING: ['ANALYZING', 'CANCELLING', 'CANCELLED'],
  ANALYZING: [
    'TRANSLATING',
    'READY_FOR_INTERNAL_REVIEW',
    'QUOTE_READY_FOR_CLIENT_REVIEW',
    'SUBMITTING_TO_XTRF',
    'CANCELLING',
    'FAILED',
  ],
  READY_FOR_INTERNAL_REVIEW: [
    'QUOTE_READY_FOR_CLIENT_REVIEW',
    'SUBMITTING_TO_XTRF',
    'REJECTED_BY_SCREENING',
    'CANCELLING',
  ],
  QUOTE_READY_FOR_CLIENT_REVIEW: ['QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'QUOTE_EXPIRED', 'CANCELLING'],
  // Cancelled while the purchase order or the payment has not come.
  QUOTE_ACCEPTED: ['SUBMITTING_TO_XTRF', 'CANCELLING'],
  QUOTE_REJECTED: ['READY_FOR_INTERNAL_REVIEW'],
  QUOTE_EXPIRED: ['READY_FOR_INTERNAL_REVIEW'],
  SUBMITTING_TO_XTRF: ['SUBMITTED_TO_XTRF', 'FAILED'],
  SUBMITTED_TO_XTRF: ['QUOTE_READY_FOR_CLIENT_REVIEW', 'COMPLETED', 'CANCELLING', 'FAILED'],
  TRANSLATING: ['COMPLETED', 'CANCELLING', 'FAILED'],
  // Files that machine translation failed on are translated again; a delivery with a problem is corrected.
  COMPLETED: ['TRANSLATING', 'SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF'],
  FAILED: ['ANALYZING', 'SUBMITTING_TO_XTRF'],
  CANCELLING: ['CANCELLED'],
  CANCELLED: [],
  ARCHIVED: [],
}

export const mayGo = (from: Status, to: Status): boolean => transitions[from].includes(to)

/** All statuses from which a request may move to this one. */
export const statusesBefore = (to: Status): readonly Status[] =>
  (Object.keys(transitions) as Status[]).filter((from) => mayGo(from, to))
