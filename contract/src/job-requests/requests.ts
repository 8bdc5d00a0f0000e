import * as z from 'zod/mini'
import { TypedFieldValue, walkInClientId } from '../clients/clients.ts'
import { Money } from '../quotes/money.ts'
import { CountNote } from './count-notes.ts'

export const JobRequestStatus = z.enum([
  'CREATED',
  'SCREENING',
  'REJECTED_BY_SCREENING',
  'ANALYZING',
  'TRANSLATING',
  'READY_FOR_INTERNAL_REVIEW',
  'QUOTE_READY_FOR_CLIENT_REVIEW',
  'QUOTE_REJECTED',
  'QUOTE_ACCEPTED',
  'QUOTE_EXPIRED',
  'SUBMITTING_TO_XTRF',
  'SUBMITTED_TO_XTRF',
  'COMPLETED',
  'ARCHIVED',
  'FAILED',
  'CANCELLING',
  'CANCELLED',
])
export type JobRequestStatus = z.infer<typeof JobRequestStatus>

/** The client's procurement system has not sent the order for an accepted quote yet. */
export const isWaitingForOrder = (request: { readonly status: JobRequestStatus; readonly origination: Origination }) =>
  request.status === 'QUOTE_ACCEPTED' && request.origination === 'COUPA'

/** A walk-in accepted the quote, and the work starts when they have paid or staff allow the invoice they chose. */
export const isWaitingForPayment = (request: { readonly status: JobRequestStatus; readonly clientId: number }) =>
  request.status === 'QUOTE_ACCEPTED' && request.clientId === walkInClientId

/** Statuses in which a client can neither rename nor archive a request. */
const fixedStatuses: readonly JobRequestStatus[] = ['ARCHIVED', 'CREATED', 'SUBMITTING_TO_XTRF']

export const mayRenameOrArchive = (status: JobRequestStatus): boolean => !fixedStatuses.includes(status)

/** Nothing runs for a request in these statuses, so that a cancellation can be undone for a while. */
const restingStatuses: readonly JobRequestStatus[] = [
  'READY_FOR_INTERNAL_REVIEW',
  'QUOTE_READY_FOR_CLIENT_REVIEW',
  'QUOTE_ACCEPTED',
  'REJECTED_BY_SCREENING',
  'SUBMITTED_TO_XTRF',
]

/** How long a cancellation waits before it is final, where it can be undone. */
export const cancellationHeldMs = 60_000

/** Whether cancelling a request in this status can be undone. */
export const mayUndoCancellation = (status: JobRequestStatus): boolean => restingStatuses.includes(status)

/**
 * An entry of a request's history: a status, its return from the archive, a cancellation that was undone, a quote that
 * was changed or withdrawn, what happened to a payment by card or a walk-in's invoice, the start of the work at the desk, a delivered file
 * that was removed, a correction that was given up, or the client's answer to a delivery.
 */
export const JobRequestStep = z.enum([
  ...JobRequestStatus.options,
  'RESTORED',
  'CANCELLATION_UNDONE',
  'QUOTE_REVISED',
  'QUOTE_WITHDRAWN',
  'PAYMENT_LINK_SENT',
  'PAID',
  'PAID_IN_PART',
  'STARTED_UNPAID',
  'INVOICE_REQUESTED',
  'INVOICE_ALLOWED',
  'WORK_STARTED',
  'FILE_REMOVED',
  'CORRECTION_DROPPED',
  'DELIVERY_ACCEPTED',
  'DELIVERY_DISPUTED',
])
export type JobRequestStep = z.infer<typeof JobRequestStep>

/** A client's decision on a quote. */
export const AcceptanceStatus = z.enum(['ACCEPTED', 'REJECTED'])
export type AcceptanceStatus = z.infer<typeof AcceptanceStatus>

/** A client's answer to the delivered files. A new delivery has no answer yet. */
export const DeliveryAnswer = z.enum(['ACCEPTED', 'DISPUTED'])
export type DeliveryAnswer = z.infer<typeof DeliveryAnswer>

/** The channel a request came through. */
export const Origination = z.enum(['EMAIL', 'WEBFORM', 'MT', 'COUPA', 'MEDIAAI', 'EXTERNALAPI'])
export type Origination = z.infer<typeof Origination>

export const RequestType = z.enum(['TRANSLATION_REQUEST', 'QUOTE_REQUEST', 'JUNK_REQUEST', 'OTHER_REQUEST'])
export type RequestType = z.infer<typeof RequestType>

export const FileKind = z.enum([
  'SOURCE_DOCUMENT',
  'REFERENCE',
  'TRANSLATED_DOCUMENT',
  'QUOTE_CONFIRMATION_DOCUMENT',
  'OTHER',
])
export type FileKind = z.infer<typeof FileKind>

/** 1 is the worst, 5 the best. */
export const QualityScore = z.int().check(z.minimum(1), z.maximum(5))

/** Why screening rejected a file. */
export const FileRejection = z.enum([
  'EMPTY',
  'TOO_LARGE',
  'UNREADABLE',
  'PASSWORD_PROTECTED',
  'MACROS',
  'ARCHIVE_BOMB',
  'UNSAFE_CONTENT',
  'TYPE_MISMATCH',
  'UNSUPPORTED_TYPE',
  'MALWARE',
  'ALTERED',
])
export type FileRejection = z.infer<typeof FileRejection>

export const TextCount = z.object({
  /** As counted by Microsoft Word. Each Chinese or Japanese character counts as one word. */
  words: z.int(),
  /** Without spaces. */
  characters: z.int(),
  /** Chinese and Japanese characters; null if the count predates this figure. */
  asianCharacters: z.nullable(z.int()),
  pages: z.int(),
  /** What was found but not counted; null if the count predates the rule. */
  notes: z.nullable(z.array(CountNote)),
})
export type TextCount = z.infer<typeof TextCount>

export const JobRequestFile = z.object({
  fileName: z.string(),
  fileKey: z.string(),
  category: FileKind,
  /** Null if the file does not belong to a single language. */
  languageId: z.nullable(z.string()),
  /** Null if there was no quality review. */
  linguisticQualityScore: z.nullable(QualityScore),
  linguisticQualityScoreReason: z.nullable(z.string()),
  /** In bytes. */
  size: z.number(),
  /** Why the file was rejected; null if it was accepted or not screened yet. */
  rejection: z.nullable(FileRejection),
  /** Null until counted, and if the file cannot be counted. */
  count: z.nullable(TextCount),
})
export type JobRequestFile = z.infer<typeof JobRequestFile>

export const FileLink = z.object({
  url: z.url({ protocol: /^https?$/ }),
  name: z.string(),
  category: FileKind,
})
export type FileLink = z.infer<typeof FileLink>

export const NamedLanguage = z.object({ id: z.string(), name: z.string() })
export type NamedLanguage = z.infer<typeof NamedLanguage>

// Here and not in create.ts, which brings much that a list of requests does not need.
export const projectNameMaxLength = 250

/** A request as shown in lists. */
export const JobRequestSummary = z.object({
  id: z.uuid(),
  /** The public number, such as Q-2026-000123. */
  number: z.string(),
  name: z.string(),
  /** ARCHIVED only for the client's own users. Work continues. */
  status: JobRequestStatus,
  /** The decision on the current quote; null if there is none. */
  acceptanceStatus: z.nullable(AcceptanceStatus),
  /** The answer to the latest delivery; null if there is none. A problem stays reported while it is being corrected. */
  deliveryAnswer: z.nullable(DeliveryAnswer),
  requestType: RequestType,
  origination: Origination,
  createTime: z.iso.datetime(),
  /** Null until known. */
  sourceLanguage: z.nullable(NamedLanguage),
  targetLanguages: z.array(NamedLanguage),
  /** The request's number in the client's own system. As it was sent: with procurement the cookie of the visit. */
  externalReferenceId: z.nullable(z.string()),
  /** Ordered, and nobody at the desk has started yet. */
  isBeingPrepared: z.boolean(),
  /** Delivered, and staff are correcting the files. The client keeps them until the new ones are there. */
  isBeingCorrected: z.boolean(),
})
export type JobRequestSummary = z.infer<typeof JobRequestSummary>

/** Instants have the provider's offset, so that they name the provider's day. */
const terms = {
  /** Of the current quote; null if there is none. Agreed to if `acceptanceStatus` is ACCEPTED. */
  price: z.nullable(Money),
  /** Promised when the quote was accepted or, where the work waited for it, ordered or paid. */
  dueTime: z.nullable(z.iso.datetime({ offset: true })),
  /** When it would be due if the quote were accepted, ordered or paid now; null once that is fixed. */
  dueTimeIfAgreedNow: z.nullable(z.iso.datetime({ offset: true })),
  /** When files were last delivered; null before the first delivery. */
  deliveredTime: z.nullable(z.iso.datetime({ offset: true })),
}

/** A row of the organization's list. */
export const JobRequestListItem = z.extend(JobRequestSummary, {
  requestorName: z.string(),
  ...terms,
  /** Staff wrote since the caller last looked at the messages. */
  hasNewMessages: z.boolean(),
  /** Files were delivered since the caller last looked at the deliverables. */
  hasNewDelivery: z.boolean(),
})
export type JobRequestListItem = z.infer<typeof JobRequestListItem>

/** An entry of a request's history. */
export const JobRequestEvent = z.object({
  at: z.iso.datetime(),
  status: JobRequestStep,
  /** The name of the person; null for the portal itself. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type JobRequestEvent = z.infer<typeof JobRequestEvent>

export const JobRequest = z.extend(JobRequestSummary, {
  /** True for a visitor who has not entered the emailed code. Persons, files, notes and reasons are left out. */
  isContentHidden: z.boolean(),
  clientId: z.int(),
  requestorName: z.string(),
  requestorEmail: z.string(),
  ...terms,
  files: z.array(JobRequestFile),
  fileLinks: z.array(FileLink),
  notes: z.string(),
  /** By when the client needs the work, a day of the provider's calendar; null if no day was named. */
  neededBy: z.nullable(z.iso.date()),
  customFields: z.array(TypedFieldValue),
  xtrfServiceId: z.nullable(z.int()),
  /** The client's name for the selected workflow; null if none was selected or it is no longer offered. */
  workflowLabel: z.nullable(z.string()),
  /** All source files together, for one language; null until all are counted. */
  count: z.nullable(TextCount),
  /** For members: something is new since they last looked at the messages or the deliverables. */
  hasNewMessages: z.boolean(),
  hasNewDelivery: z.boolean(),
  history: z.array(JobRequestEvent),
  xtrfInternalId: z.nullable(z.string()),
  xtrfName: z.nullable(z.string()),
  linguisticQualityReviewResults: z.array(
    z.object({ languageId: z.string(), score: QualityScore, scoreReason: z.nullable(z.string()) }),
  ),
})
export type JobRequest = z.infer<typeof JobRequest>

/** Statuses that the portal changes by itself. */
export const inProgress: readonly JobRequestStatus[] = [
  'CREATED',
  'SCREENING',
  'ANALYZING',
  'TRANSLATING',
  'READY_FOR_INTERNAL_REVIEW',
  'SUBMITTING_TO_XTRF',
  'CANCELLING',
]

export const StepStatus = z.enum(['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'FAILED'])
export type StepStatus = z.infer<typeof StepStatus>

/** The progress of the ZIP of translated files. */
export const ZipStatus = z.object({
  status: StepStatus,
  /** Null until completed. */
  downloadUrl: z.nullable(z.string()),
})
export type ZipStatus = z.infer<typeof ZipStatus>
