import * as z from 'zod/mini'

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

/** Where a request came from. */
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

/** Stars: 1 is the worst, 5 the best. */
export const QualityScore = z.int().check(z.minimum(1), z.maximum(5))

export const JobRequestFile = z.object({
  fileName: z.string(),
  fileKey: z.string(),
  category: FileKind,
  /** Null where a file belongs to no one language. */
  languageId: z.nullable(z.string()),
  /** Null where no quality review was made. */
  linguisticQualityScore: z.nullable(QualityScore),
  linguisticQualityScoreReason: z.nullable(z.string()),
})
export type JobRequestFile = z.infer<typeof JobRequestFile>

export const FileLink = z.object({
  url: z.url({ protocol: /^https?$/ }),
  name: z.string(),
  category: FileKind,
})
export type FileLink = z.infer<typeof FileLink>

const NamedLanguage = z.object({ id: z.string(), name: z.string() })

export const JobRequest = z.object({
  id: z.uuid(),
  name: z.string(),
  status: JobRequestStatus,
  requestType: RequestType,
  origination: Origination,
  createTime: z.iso.datetime(),
  /** Null until it is known. */
  sourceLanguage: z.nullable(NamedLanguage),
  targetLanguages: z.array(NamedLanguage),
  files: z.array(JobRequestFile),
  fileLinks: z.array(FileLink),
  /** The request's number in the customer's own system. */
  externalReferenceId: z.nullable(z.string()),
  xtrfInternalId: z.nullable(z.string()),
  xtrfName: z.nullable(z.string()),
  linguisticQualityReviewResults: z.array(
    z.object({ languageId: z.string(), score: QualityScore, scoreReason: z.nullable(z.string()) }),
  ),
})
export type JobRequest = z.infer<typeof JobRequest>

export const StepStatus = z.enum(['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'FAILED'])

/** How far the zip of the translated files is. */
export const ZipStatus = z.object({
  status: StepStatus,
  /** Null until it is completed. */
  downloadUrl: z.nullable(z.string()),
})
export type ZipStatus = z.infer<typeof ZipStatus>
