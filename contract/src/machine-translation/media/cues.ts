import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { forMembers } from '../calls.ts'
import { mediaRequestId } from './media.ts'
import { MediaTrack } from './media-translations.ts'
import { maxMediaSeconds } from './media-types.ts'
import { SubtitleFormat } from './subtitle-format.ts'

export const cueMaxLength = 500
/** Of one file in one language. */
export const maxCues = 20_000
/** Of one call. */
export const maxCueChanges = 500

const Milliseconds = z.int().check(z.minimum(0), z.maximum(maxMediaSeconds * 1000))

/** What is shown at once. Lines are separated by line breaks; italics are marked as `<i>…</i>`. */
const cueFields = {
  startMs: Milliseconds,
  endMs: Milliseconds,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(cueMaxLength)),
}

export const MediaCue = z.object({
  id: z.uuid(),
  ...cueFields,
  /** What was said in that time; null for the transcript itself. */
  source: z.nullable(z.string()),
  /** True if a person changed it. */
  isEdited: z.boolean(),
})
export type MediaCue = z.infer<typeof MediaCue>

const trackId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c13'
const fileId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c14'
const ofTrack = {
  ...forMembers,
  params: z.object({ id: z.uuid(), trackId: z.uuid() }),
  example: { params: { id: mediaRequestId, trackId } },
} as const
const ofFile = {
  ...forMembers,
  params: z.object({ id: z.uuid(), fileId: z.uuid() }),
  example: { params: { id: mediaRequestId, fileId } },
} as const

export const listCues = endpoint({
  ...ofTrack,
  name: 'listCues',
  summary: 'List all cues of a file in one language, in the order of their times',
  method: 'GET',
  path: '/machineTranslation/mediaTranslations/{id}/tracks/{trackId}/cues',
  reply: z.object({ revision: z.int(), cues: z.array(MediaCue) }),
  refusals: ['job_request_not_found', 'media_track_not_found'],
})

export const editCues = endpoint({
  ...ofTrack,
  name: 'editCues',
  summary: 'Change, add and remove cues in one step. A revision that is not the newest is refused',
  method: 'POST',
  path: '/machineTranslation/mediaTranslations/{id}/tracks/{trackId}/cues',
  body: z.object({
    revision: z.int(),
    changed: z.array(z.object({ id: z.uuid(), ...cueFields })).check(z.maxLength(maxCueChanges)),
    /** Ids are chosen by the caller. */
    added: z.array(z.object({ id: z.uuid(), ...cueFields })).check(z.maxLength(maxCueChanges)),
    removed: z.array(z.uuid()).check(z.maxLength(maxCueChanges)),
  }),
  reply: z.object({ revision: z.int() }),
  refusals: ['job_request_not_found', 'media_track_not_found', 'conflict', 'too_many_cues'],
  example: {
    params: { id: mediaRequestId, trackId },
    body: {
      revision: 3,
      changed: [{ id: fileId, startMs: 1000, endMs: 3200, text: 'Lávese las manos\ncon agua y jabón.' }],
      added: [],
      removed: [],
    },
    reply: { revision: 4 },
  },
})

export const rebuildTrack = endpoint({
  ...ofTrack,
  name: 'rebuildTrack',
  summary: 'Write the files of a language again with the edited cues. Only changed lines are spoken again',
  method: 'POST',
  path: '/machineTranslation/mediaTranslations/{id}/tracks/{trackId}/actions/rebuild',
  reply: MediaTrack,
  refusals: ['job_request_not_found', 'media_track_not_found', 'media_not_available', 'conflict'],
})

export const exportSubtitles = endpoint({
  ...ofTrack,
  name: 'exportSubtitles',
  summary: 'Get an address, valid for ten minutes, of the subtitles of a language in any format',
  method: 'GET',
  path: '/machineTranslation/mediaTranslations/{id}/tracks/{trackId}/subtitles',
  query: z.object({ format: SubtitleFormat }),
  reply: z.object({ url: z.string() }),
  refusals: ['job_request_not_found', 'media_track_not_found', 'conflict'],
  example: { params: { id: mediaRequestId, trackId }, query: { format: 'vtt' } },
})

/** The loudness of a file over time. */
export const Waveform = z.object({
  seconds: z.number(),
  /** From 0 to 100, at equal distances. */
  peaks: z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.maxLength(20_000)),
})
export type Waveform = z.infer<typeof Waveform>

export const getWaveform = endpoint({
  ...ofFile,
  name: 'getWaveform',
  summary: 'Get the loudness of a media file over time',
  method: 'GET',
  path: '/machineTranslation/mediaTranslations/{id}/files/{fileId}/waveform',
  reply: Waveform,
  refusals: ['job_request_not_found', 'media_file_not_found', 'conflict'],
})

export const getPlayer = endpoint({
  ...ofFile,
  name: 'getPlayer',
  summary: 'Get an address, valid for four hours, from which a browser can play a media file',
  method: 'GET',
  path: '/machineTranslation/mediaTranslations/{id}/files/{fileId}/player',
  /** A dubbed language, or the original sound. */
  query: z.object({ trackId: z.optional(z.uuid()) }),
  reply: z.object({ url: z.string(), contentType: z.string() }),
  refusals: ['job_request_not_found', 'media_file_not_found', 'media_track_not_found', 'conflict'],
  example: { params: { id: mediaRequestId, fileId }, query: {} },
})
