import type { MediaCue } from '@portolan/contract/machine-translation/media/cues'
import type {
  MediaFile,
  MediaOptions,
  MediaTrack,
  MediaTranslationProgress,
} from '@portolan/contract/machine-translation/media/media-translations'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { aFile, aRequest } from '../../../shared/request/test-request.ts'
import { testLanguages, testSettings } from '../files/test-files.ts'

export const fileId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e31'
export const transcriptId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e32'
export const trackId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e33'

/** Audio up to 1 MB, video up to 3 MB. */
export const mediaSettings = (more: Partial<MachineTranslationSettings> = {}): MachineTranslationSettings =>
  testSettings({ disableMediaTranslation: false, maxVideoFileSizeMB: 3, ...more })

/** English and Spanish are recognized; there are voices for Spanish only. */
export const testOptions = (more: Partial<MediaOptions> = {}): MediaOptions => ({
  state: 'READY',
  percent: null,
  sourceLanguageIds: ['enu', 'esj'],
  dubbingLanguageIds: ['esj'],
  ...more,
})

const voices = [
  { voiceName: 'kokoro:ef_dora', displayName: 'Dora', sampleUrl: '/download/voiceSample/dora' },
  { voiceName: 'kokoro:em_alex', displayName: 'Alex', sampleUrl: '/download/voiceSample/alex' },
]

/** What the page of media asks the server for. There are no requests yet. */
export const testApi = (more: Record<string, unknown> = {}) => ({
  'GET /api/machineTranslation/settings': mediaSettings(),
  'GET /api/machineTranslation/mediaOptions': testOptions(),
  'GET /api/languages': testLanguages,
  'GET /api/xl8/fileTranslation/languageCombinations': {
    sourceLanguageId: 'enu',
    targetLanguageIds: ['enu', 'esj', 'ara'],
  },
  'GET /api/xl8/dubbing/dubbingVoices': voices,
  'POST /api/tempFiles/actions/createPresignedPost': {
    status: 201,
    body: { url: '/store', fields: { key: 'temp/1/${filename}', Policy: 'abc' } },
  },
  'GET /api/jobRequests': { items: [], nextPageToken: null },
  ...more,
})

const done = { failure: null, percent: 100, secondsLeft: null } as const

export const aTrack = (more: Partial<MediaTrack> = {}): MediaTrack => ({
  id: trackId,
  languageId: 'esj',
  isTranscript: false,
  status: 'COMPLETED',
  ...done,
  revision: 1,
  cueCount: 3,
  quality: 'fair',
  voiceName: null,
  dubbing: null,
  untranslated: 0,
  isRebuildNeeded: false,
  outputs: [{ kind: 'SUBTITLES', fileKey: 'out/1/clip.es.srt', fileName: 'clip.es.srt' }],
  ...more,
})

export const aTranscript = (more: Partial<MediaTrack> = {}): MediaTrack =>
  aTrack({
    id: transcriptId,
    languageId: 'enu',
    isTranscript: true,
    quality: null,
    outputs: [{ kind: 'SUBTITLES', fileKey: 'out/1/clip.en.srt', fileName: 'clip.en.srt' }],
    ...more,
  })

export const aMediaFile = (more: Partial<MediaFile> = {}): MediaFile => ({
  id: fileId,
  sourceFileKey: 'temp/1/clip.mp4',
  fileName: 'clip.mp4',
  status: 'COMPLETED',
  ...done,
  kind: 'VIDEO',
  seconds: 65,
  heardLanguageId: null,
  isPlayable: true,
  tracks: [aTranscript(), aTrack()],
  ...more,
})

export const aProgress = (more: Partial<MediaTranslationProgress> = {}): MediaTranslationProgress => ({
  status: 'COMPLETED',
  project: 'TRANSLATION',
  subtitlesType: 'srt',
  files: [aMediaFile()],
  ...more,
})

export const aMediaRequest = (more: Parameters<typeof aRequest>[0] = {}) =>
  aRequest({
    origination: 'MEDIAAI',
    name: 'Hand washing, video',
    targetLanguages: [{ id: 'esj', name: 'Spanish (Latin America)' }],
    files: [
      aFile('clip.mp4'),
      aFile('clip.en.srt', { fileKey: 'out/1/clip.en.srt', category: 'TRANSLATED_DOCUMENT' }),
      aFile('clip.es.srt', { fileKey: 'out/1/clip.es.srt', category: 'TRANSLATED_DOCUMENT' }),
    ],
    ...more,
  })

export const aMediaCue = (number: number, more: Partial<MediaCue> = {}): MediaCue => ({
  id: `0198d1c2-7a10-7c1e-9a54-${String(number).padStart(12, '0')}`,
  startMs: number * 3000,
  endMs: number * 3000 + 2000,
  text: `Frase ${number}`,
  source: `Sentence ${number}`,
  isEdited: false,
  ...more,
})
