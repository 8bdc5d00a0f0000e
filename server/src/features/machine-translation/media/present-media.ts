import type {
  MediaFile,
  MediaTrack,
  MediaTranslationProgress,
} from '@portolan/contract/machine-translation/media/media-translations'
import type { Database, Tx } from '../../../tables/database.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { canBrowserPlay } from './player/browser-types.ts'
import { listFiles, type MediaFileRow } from './store/store-files.ts'
import { findMediaRequest, type MediaRequestRow } from './store/store-media-requests.ts'
import { listTracks, type MediaTrackRow } from './store/store-tracks.ts'

type Request = Pick<RequestDetails, 'id' | 'shown_status' | 'target_language_ids'>

export async function presentMedia(db: Database | Tx, request: Request): Promise<MediaTranslationProgress> {
  const media = await findMediaRequest(db, request.id)
  const files = await listFiles(db, request.id)
  const tracks = await listTracks(db, request.id)
  return {
    status: request.shown_status,
    project: projectOf(media, request.target_language_ids.length),
    subtitlesType: media?.subtitles_type ?? 'srt',
    files: files.map((file) =>
      presentFile(
        file,
        tracks.filter(({ file_id }) => file_id === file.id),
      ),
    ),
  }
}

function projectOf(media: MediaRequestRow | undefined, targets: number): MediaTranslationProgress['project'] {
  if (media?.is_dubbed) return 'DUBBING'
  if (media?.is_embedded) return 'EMBEDDING'
  return targets > 0 ? 'TRANSLATION' : 'TRANSCRIPTION'
}

const presentFile = (file: MediaFileRow, tracks: readonly MediaTrackRow[]): MediaFile => ({
  id: file.id,
  sourceFileKey: file.source_key,
  fileName: file.source_name,
  status: file.status,
  failure: file.failure,
  percent: file.percent,
  secondsLeft: file.seconds_left,
  kind: file.info && (file.info.video ? 'VIDEO' : 'AUDIO'),
  seconds: file.info?.seconds ?? null,
  heardLanguageId: file.heard_language_id,
  isPlayable: file.preview_key !== null || (file.info !== null && canBrowserPlay(file.info)),
  tracks: tracks.map(presentTrack),
})

export const presentTrack = (track: MediaTrackRow): MediaTrack => ({
  id: track.id,
  languageId: track.language_id,
  isTranscript: track.is_transcript,
  status: track.status,
  failure: track.failure,
  percent: track.percent,
  secondsLeft: track.seconds_left,
  revision: track.revision,
  cueCount: track.cue_count,
  quality: track.quality,
  untranslated: track.untranslated,
  voiceName: track.voice_name,
  dubbing: track.dubbing,
  isRebuildNeeded: track.written_revision !== null && track.revision > track.written_revision,
  outputs: [...track.outputs],
})
