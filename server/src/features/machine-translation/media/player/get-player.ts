import type { Actor } from '../../../../platform/actor.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { MediaNeeds } from '../needs.ts'
import { type FileParams, requireFile, requireMediaRequest, requireTrack } from '../require-media.ts'
import { findPeaks, type MediaFileRow } from '../store/store-files.ts'
import { browserTypeOf, previewTypeOf } from './browser-types.ts'

type FileCall = { readonly actor: Actor; readonly params: FileParams }
type PlayerCall = FileCall & { readonly query: { readonly trackId?: string | undefined } }
type Playable = { readonly key: string; readonly contentType: string }

/** Longer than the longest file takes to watch. */
const validForSeconds = 4 * 60 * 60

/** The store answers parts of the file, as players ask for them. A dubbed language is its sound alone. */
export async function getPlayer(
  { db, fileStore }: MediaNeeds,
  { actor, params, query: { trackId } }: PlayerCall,
): Promise<{ url: string; contentType: string }> {
  await requireMediaRequest(db, actor, params.id)
  const file = await requireFile(db, params)
  const track = trackId === undefined ? undefined : await requireTrack(db, { id: params.id, trackId })
  if (track && track.file_id !== file.id) throw new Refusal('media_track_not_found')
  const playable = track ? dubbedSound(track.dubbed_sound_key) : originalOf(file)
  if (!playable) throw new Refusal('conflict')
  const url = await fileStore.signDownloadUrl(playable.key, {
    fileName: file.source_name,
    inline: true,
    contentType: playable.contentType,
    expiresInSeconds: validForSeconds,
  })
  return { url, contentType: playable.contentType }
}

const dubbedSound = (key: string | null): Playable | undefined =>
  key === null ? undefined : { key, contentType: 'audio/mp4' }

function originalOf({ info, preview_key: previewKey, source_key: key }: MediaFileRow): Playable | undefined {
  if (!info) return undefined
  if (previewKey !== null) return { key: previewKey, contentType: previewTypeOf(info) }
  const contentType = browserTypeOf(info)
  return contentType === undefined ? undefined : { key, contentType }
}

export async function getWaveform(
  { db }: MediaNeeds,
  { actor, params }: FileCall,
): Promise<{ seconds: number; peaks: number[] }> {
  await requireMediaRequest(db, actor, params.id)
  const { id, info } = await requireFile(db, params)
  const peaks = await findPeaks(db, id)
  if (!peaks || !info) throw new Refusal('conflict')
  return { seconds: info.seconds, peaks: [...peaks] }
}
