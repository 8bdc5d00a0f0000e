import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { JobRequest, projectNameMaxLength } from '../../job-requests/requests.ts'
import { forMembers, LanguageId } from '../calls.ts'
import { maxTargetLanguages } from '../files.ts'
import { DubbingVoice, MediaOptions, MediaTranslationProgress } from './media-translations.ts'
import { SubtitleFormat } from './subtitle-format.ts'

const filled = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

export const VoiceChoice = z.object({ languageId: LanguageId, voiceName: filled(100) })
export type VoiceChoice = z.infer<typeof VoiceChoice>

/** Without target languages the files are transcribed only. */
export const MediaRequest = z.object({
  requestName: filled(projectNameMaxLength),
  files: z
    .array(
      z.object({
        fileName: filled(255),
        category: z.optional(z.literal('SOURCE_DOCUMENT')),
        /** The language that is spoken in the file: the source language of the request. */
        languageId: z.optional(LanguageId),
        fileKey: filled(1000),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  sourceLanguageId: LanguageId,
  targetLanguageIds: z.array(LanguageId).check(z.maxLength(maxTargetLanguages)),
  subtitlesType: SubtitleFormat,
  isDubbingRequested: z.boolean(),
  /** For dubbing: one voice for each target language. */
  dubbingVoices: z.array(VoiceChoice).check(z.maxLength(maxTargetLanguages)),
  isSubtitleEmbeddingRequested: z.boolean(),
})
export type MediaRequest = z.infer<typeof MediaRequest>

export const translateMediaFiles = endpoint({
  ...forMembers,
  name: 'translateMediaFiles',
  summary: 'Transcribe, translate, dub or subtitle uploaded audio and video files',
  method: 'POST',
  path: '/machineTranslation/actions/translateMediaFiles',
  idempotent: true,
  status: 201,
  body: MediaRequest,
  reply: JobRequest,
  refusals: [
    'machine_translation_disabled',
    'media_not_available',
    'pair_not_offered',
    'dubbing_not_available',
    'voice_not_found',
    'translation_quota_reached',
    'client_inactive',
    'file_not_found',
    'files_too_large',
  ],
  example: {
    body: {
      requestName: 'Hand washing, video',
      files: [{ fileName: 'hand-washing.mp4', fileKey: 'temp/0197…/hand-washing.mp4' }],
      sourceLanguageId: 'enu',
      targetLanguageIds: ['esm'],
      subtitlesType: 'srt',
      isDubbingRequested: true,
      dubbingVoices: [{ languageId: 'esm', voiceName: 'kokoro:ef_dora' }],
      isSubtitleEmbeddingRequested: false,
    },
  },
})

export const getMediaOptions = endpoint({
  ...forMembers,
  name: 'getMediaOptions',
  summary: 'Get whether audio and video can be translated, and from and into which languages',
  method: 'GET',
  path: '/machineTranslation/mediaOptions',
  reply: MediaOptions,
  refusals: [],
  example: {
    reply: { state: 'READY', percent: null, sourceLanguageIds: ['enu', 'esm'], dubbingLanguageIds: ['esm', 'fra'] },
  },
})

export const listDubbingVoices = endpoint({
  ...forMembers,
  name: 'listDubbingVoices',
  summary: 'List the voices that speak a language',
  method: 'GET',
  path: '/xl8/dubbing/dubbingVoices',
  query: z.object({ languageId: LanguageId }),
  reply: z.array(DubbingVoice),
  refusals: [],
  example: {
    query: { languageId: 'esm' },
    reply: [
      { voiceName: 'kokoro:ef_dora', displayName: 'Dora', sampleUrl: '/download/voiceSample/kokoro%3Aef_dora?…' },
    ],
  },
})

export const mediaRequestId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'
const ofRequest = {
  ...forMembers,
  params: z.object({ id: z.uuid() }),
  example: { params: { id: mediaRequestId } },
} as const

export const getMediaTranslationProgress = endpoint({
  ...ofRequest,
  name: 'getMediaTranslationProgress',
  summary: 'Get the progress of every file and language of a media request',
  method: 'GET',
  path: '/machineTranslation/mediaTranslations/{id}',
  reply: MediaTranslationProgress,
  refusals: ['job_request_not_found'],
})

export const cancelMediaTranslation = endpoint({
  ...ofRequest,
  name: 'cancelMediaTranslation',
  summary: 'Stop working on the files of a media request. What is finished stays',
  method: 'POST',
  path: '/machineTranslation/mediaTranslations/{id}/actions/cancel',
  reply: MediaTranslationProgress,
  refusals: ['job_request_not_found', 'conflict'],
})

export const retryMediaTranslation = endpoint({
  ...ofRequest,
  name: 'retryMediaTranslation',
  summary: 'Try again what failed or was stopped in a media request',
  method: 'POST',
  path: '/machineTranslation/mediaTranslations/{id}/actions/retry',
  reply: MediaTranslationProgress,
  refusals: [
    'job_request_not_found',
    'conflict',
    'machine_translation_disabled',
    'media_not_available',
    'pair_not_offered',
    'dubbing_not_available',
    'voice_not_found',
    'translation_quota_reached',
  ],
})
