import * as z from 'zod/mini'
import { JobRequestStatus } from '../../job-requests/requests.ts'
import { TranslationQuality } from '../settings.ts'
import { SubtitleFormat } from './subtitle-format.ts'

/** What is made of the files. It follows from the targets, dubbing and embedding of the request. */
export const MediaProject = z.enum(['TRANSCRIPTION', 'TRANSLATION', 'DUBBING', 'EMBEDDING'])
export type MediaProject = z.infer<typeof MediaProject>

/** The steps until the words of a file are known. */
export const MediaFileStatus = z.enum(['WAITING', 'READING', 'RECOGNIZING', 'COMPLETED', 'FAILED', 'CANCELLED'])
export type MediaFileStatus = z.infer<typeof MediaFileStatus>

/** The steps of one language of a file, after its words are known. */
export const MediaTrackStatus = z.enum([
  'WAITING',
  'TRANSLATING',
  'WRITING',
  'SPEAKING',
  'MIXING',
  'EMBEDDING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
])
export type MediaTrackStatus = z.infer<typeof MediaTrackStatus>

export const MediaFailure = z.enum([
  /** Neither audio nor video, or of a kind that is not accepted. */
  'NOT_MEDIA',
  'NO_AUDIO',
  'NO_SPEECH',
  /** It ends before its header says. */
  'CUT_OFF',
  'TOO_LONG',
  /** Larger than the organization's limit for audio or video files. */
  'TOO_LARGE',
  'TOO_MANY_STREAMS',
  'PICTURE_TOO_LARGE',
  /** Subtitles are embedded into videos only. */
  'NOT_A_VIDEO',
  'PAIR_NOT_OFFERED',
  'QUOTA_REACHED',
  'ENGINE_QUOTA_USED_UP',
  'ENGINE_UNAVAILABLE',
  /** It took longer than it may. */
  'TIMED_OUT',
  'INTERNAL',
])
export type MediaFailure = z.infer<typeof MediaFailure>

export const MediaOutputKind = z.enum([
  'SUBTITLES',
  /** The translation spoken over the original sound: a file of the kind that was sent. */
  'DUBBED_AUDIO',
  'DUBBED_VIDEO',
  /** With subtitles that the viewer can switch on. */
  'SUBTITLED_VIDEO',
  /** With subtitles as part of the picture. */
  'BURNED_IN_VIDEO',
])
export type MediaOutputKind = z.infer<typeof MediaOutputKind>

const progress = {
  failure: z.nullable(MediaFailure),
  /** Of the current step. */
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Until the end of all steps; null while it is not known. */
  secondsLeft: z.nullable(z.int()),
}

/** One language of a file: what was said, or a translation of it. */
export const MediaTrack = z.object({
  id: z.uuid(),
  languageId: z.string(),
  /** True for what was said. */
  isTranscript: z.boolean(),
  status: MediaTrackStatus,
  ...progress,
  /** Changes with every edit. */
  revision: z.int(),
  cueCount: z.int(),
  quality: z.nullable(TranslationQuality),
  /** Sentences that the engine could not translate. They are in the source language. */
  untranslated: z.int(),
  /** For dubbing. */
  voiceName: z.nullable(z.string()),
  /** Null unless it was spoken: lines that had to be spoken faster, and lines that are still too long for their time. */
  dubbing: z.nullable(z.object({ lines: z.int(), faster: z.int(), tooLong: z.int() })),
  /** True if cues were edited after the files were written. */
  isRebuildNeeded: z.boolean(),
  outputs: z.array(z.object({ kind: MediaOutputKind, fileKey: z.string(), fileName: z.string() })),
})
export type MediaTrack = z.infer<typeof MediaTrack>

export const MediaFile = z.object({
  id: z.uuid(),
  sourceFileKey: z.string(),
  fileName: z.string(),
  status: MediaFileStatus,
  ...progress,
  /** Null until the file was read. */
  kind: z.nullable(z.enum(['AUDIO', 'VIDEO'])),
  seconds: z.nullable(z.number()),
  /** The language that was heard, if it is not the source language of the request. */
  heardLanguageId: z.nullable(z.string()),
  /** True once the page can play it. */
  isPlayable: z.boolean(),
  tracks: z.array(MediaTrack),
})
export type MediaFile = z.infer<typeof MediaFile>

export const MediaTranslationProgress = z.object({
  status: JobRequestStatus,
  project: MediaProject,
  subtitlesType: SubtitleFormat,
  files: z.array(MediaFile),
})
export type MediaTranslationProgress = z.infer<typeof MediaTranslationProgress>

export const DubbingVoice = z.object({
  voiceName: z.string(),
  displayName: z.string(),
  /** A short recording; it can be played without signing in, for ten minutes. */
  sampleUrl: z.string(),
})
export type DubbingVoice = z.infer<typeof DubbingVoice>

/** Why audio and video cannot be translated at the moment. `NO_SANDBOX`: files of strangers could not be kept apart. */
export const MediaState = z.enum(['READY', 'INSTALLING', 'FAILED', 'NOT_INSTALLED', 'NO_SANDBOX'])
export type MediaState = z.infer<typeof MediaState>

export const MediaOptions = z.object({
  state: MediaState,
  /** Null unless something is being installed. */
  percent: z.nullable(z.int()),
  /** Languages whose speech is recognized. */
  sourceLanguageIds: z.array(z.string()),
  /** Languages with a voice. */
  dubbingLanguageIds: z.array(z.string()),
})
export type MediaOptions = z.infer<typeof MediaOptions>
