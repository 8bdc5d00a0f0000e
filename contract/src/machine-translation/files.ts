import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { JobRequest, projectNameMaxLength } from '../job-requests/requests.ts'
import { pageQuery } from '../page-query.ts'
import { Money } from '../quotes/money.ts'
import { forMembers, LanguageId } from './calls.ts'
import {
  correctionMaxLength,
  FileTranslation,
  FileTranslationProgress,
  SegmentState,
  TranslatedSegment,
} from './file-translations.ts'

export const maxTargetLanguages = 10
/** All files of a request together must be smaller, in bytes. */
export const maxTotalFileSize = 262_144_000

const filled = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

export const translateFiles = endpoint({
  ...forMembers,
  name: 'translateFiles',
  summary: 'Translate uploaded files. A source language other than English can be translated into English only',
  method: 'POST',
  path: '/machineTranslation/actions/translateFiles',
  idempotent: true,
  status: 201,
  body: z.object({
    requestName: filled(projectNameMaxLength),
    files: z.array(z.object({ fileName: filled(255), fileKey: filled(1000) })).check(z.minLength(1), z.maxLength(200)),
    sourceLanguageId: LanguageId,
    targetLanguageIds: z.array(LanguageId).check(z.minLength(1), z.maxLength(maxTargetLanguages)),
  }),
  reply: JobRequest,
  refusals: [
    'machine_translation_disabled',
    'pair_not_offered',
    'translation_quota_reached',
    'client_inactive',
    'file_not_found',
    'files_too_large',
  ],
  example: {
    body: {
      requestName: 'Discharge letters',
      files: [{ fileName: 'letter.docx', fileKey: 'temp/0197…/letter.docx' }],
      sourceLanguageId: 'enu',
      targetLanguageIds: ['esm'],
    },
  },
})

const requestId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'
const translationId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12'
const ofRequest = {
  ...forMembers,
  params: z.object({ id: z.uuid() }),
  example: { params: { id: requestId } },
} as const
const ofTranslation = {
  ...forMembers,
  params: z.object({ id: z.uuid(), translationId: z.uuid() }),
  example: { params: { id: requestId, translationId } },
} as const

export const getFileTranslationProgress = endpoint({
  ...ofRequest,
  name: 'getFileTranslationProgress',
  summary: 'Get the progress of every file and language of a request',
  method: 'GET',
  path: '/machineTranslation/fileTranslations/{id}',
  reply: FileTranslationProgress,
  refusals: ['job_request_not_found'],
})

export const cancelFileTranslation = endpoint({
  ...ofRequest,
  name: 'cancelFileTranslation',
  summary: 'Stop translating the files of a request. Files that are finished stay',
  method: 'POST',
  path: '/machineTranslation/fileTranslations/{id}/actions/cancel',
  reply: FileTranslationProgress,
  refusals: ['job_request_not_found', 'conflict'],
})

export const retryFileTranslation = endpoint({
  ...ofRequest,
  name: 'retryFileTranslation',
  summary: 'Translate again the files and segments of a request that failed or were stopped',
  method: 'POST',
  path: '/machineTranslation/fileTranslations/{id}/actions/retry',
  reply: FileTranslationProgress,
  refusals: ['job_request_not_found', 'conflict', 'pair_not_offered', 'translation_quota_reached'],
})

export const listSegments = endpoint({
  ...ofTranslation,
  name: 'listSegments',
  summary: 'List the segments of a translated file, in the order of the document',
  method: 'GET',
  path: '/machineTranslation/fileTranslations/{id}/translations/{translationId}/segments',
  query: z.object({ ...pageQuery, state: z.optional(SegmentState), hasFaults: z.optional(z.stringbool()) }),
  reply: z.object({ items: z.array(TranslatedSegment), nextPageToken: z.nullable(z.string()) }),
  refusals: ['job_request_not_found', 'file_translation_not_found', 'page_token_invalid'],
})

export const correctSegment = endpoint({
  ...forMembers,
  name: 'correctSegment',
  summary: 'Correct the translation of a segment. Null takes the correction back',
  method: 'POST',
  path: '/machineTranslation/fileTranslations/{id}/translations/{translationId}/segments/{position}',
  params: z.object({
    id: z.uuid(),
    translationId: z.uuid(),
    position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000_000)),
  }),
  body: z.object({ text: z.nullable(filled(correctionMaxLength)) }),
  reply: TranslatedSegment,
  refusals: ['job_request_not_found', 'file_translation_not_found', 'segment_not_found', 'conflict'],
  example: { params: { id: requestId, translationId, position: 12 }, body: { text: 'Informe de alta' } },
})

export const rebuildFile = endpoint({
  ...ofTranslation,
  name: 'rebuildFile',
  summary: 'Write the translated file again with the corrected segments',
  method: 'POST',
  path: '/machineTranslation/fileTranslations/{id}/translations/{translationId}/actions/rebuild',
  reply: FileTranslation,
  refusals: ['job_request_not_found', 'file_translation_not_found', 'conflict'],
})

export const TranslationWay = z.enum(['MACHINE', 'MACHINE_WITH_REVIEW', 'HUMAN'])
export type TranslationWay = z.infer<typeof TranslationWay>

/** Separated by commas. */
const LanguageIds = z.pipe(
  z.string().check(z.maxLength(400)),
  z.transform((joined) => joined.split(',').filter(Boolean)),
)

export const compareWays = endpoint({
  ...ofRequest,
  name: 'compareWays',
  summary: 'Compare price and time of machine translation, machine translation with review, and human translation',
  method: 'GET',
  path: '/machineTranslation/fileTranslations/{id}/comparison',
  /** For human translation into some of the request's languages; without a choice, all of them. */
  query: z.object({ targetLanguageIds: z.optional(LanguageIds) }),
  reply: z.object({
    /** All files together, for one language; null until they are counted. */
    words: z.nullable(z.int()),
    ways: z.array(
      z.object({
        way: TranslationWay,
        /** Null if it takes a quote to know. */
        price: z.nullable(Money),
        /** Whether a language costs the client's minimum, which is more than its pages would. */
        isMinimum: z.boolean(),
        expectedDelivery: z.nullable(z.iso.datetime({ offset: true })),
      }),
    ),
  }),
  refusals: ['job_request_not_found'],
})
