import type { AcceptanceStatus, JobRequestStatus, Origination, RequestType } from './requests.ts'
import type { statusTexts } from './status-texts.ts'

/** A status as clients read it: on every page, in reports and in their files. */
export type StatusWord = keyof typeof statusTexts

type Wording = StatusWord | { readonly quote: StatusWord; readonly translation: StatusWord }

/** Some statuses are worded by what was asked for. */
const words: Readonly<Record<JobRequestStatus, Wording>> = {
  CREATED: { quote: 'ESTIMATING', translation: 'TRANSLATING' },
  SCREENING: 'PROCESSING',
  REJECTED_BY_SCREENING: 'REJECTED_BY_SCREENING',
  ANALYZING: 'ANALYZING',
  TRANSLATING: 'TRANSLATING',
  READY_FOR_INTERNAL_REVIEW: 'PROCESSING',
  QUOTE_READY_FOR_CLIENT_REVIEW: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  QUOTE_REJECTED: 'QUOTE_REJECTED',
  QUOTE_ACCEPTED: 'QUOTE_ACCEPTED',
  QUOTE_EXPIRED: 'QUOTE_EXPIRED',
  SUBMITTING_TO_XTRF: { quote: 'PROCESSING', translation: 'BEING_PREPARED' },
  SUBMITTED_TO_XTRF: { quote: 'ESTIMATING', translation: 'IN_TRANSLATION' },
  COMPLETED: 'COMPLETED',
  ARCHIVED: 'ARCHIVED',
  FAILED: 'FAILED',
  CANCELLING: 'CANCELLING',
  CANCELLED: 'CANCELLED',
}

/** What a status is worded by, apart from itself. */
export type RequestKind = {
  /** A price was asked for and is not accepted yet. */
  readonly isQuote: boolean
  readonly isFromProcurement: boolean
  /** Ordered, and nobody has started. */
  readonly isBeingPrepared: boolean
  /** Delivered, and opened again. */
  readonly isBeingCorrected: boolean
}

export function statusWord(status: JobRequestStatus, kind: RequestKind): StatusWord {
  const { isQuote, isFromProcurement, isBeingPrepared, isBeingCorrected } = kind
  if (status === 'QUOTE_ACCEPTED' && isFromProcurement) return 'WAITING_FOR_ORDER'
  if (status === 'SUBMITTED_TO_XTRF' && isBeingCorrected) return 'CORRECTING'
  if (status === 'SUBMITTED_TO_XTRF' && isBeingPrepared && !isQuote) return 'BEING_PREPARED'
  const word = words[status]
  return typeof word === 'object' ? word[isQuote ? 'quote' : 'translation'] : word
}

type Asked = {
  readonly requestType: RequestType
  readonly acceptanceStatus: AcceptanceStatus | null
  readonly origination: Origination
  readonly isBeingPrepared: boolean
  readonly isBeingCorrected: boolean
}

export const kindOf = ({ requestType, acceptanceStatus, origination, ...asked }: Asked): RequestKind => ({
  isQuote: requestType === 'QUOTE_REQUEST' && acceptanceStatus !== 'ACCEPTED',
  isFromProcurement: origination === 'COUPA',
  isBeingPrepared: asked.isBeingPrepared,
  isBeingCorrected: asked.isBeingCorrected,
})
