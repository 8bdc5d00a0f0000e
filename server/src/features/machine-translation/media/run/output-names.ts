import type { MediaOutputKind } from '@portolan/contract/machine-translation/media/media-translations'
import { cleanNames, listRequestFiles } from '../../../job-requests/index.ts'
import { nameOutput } from '../cues/write-subtitles.ts'
import type { MediaNeeds } from '../needs.ts'
import { type RunningTrack, tagOf } from './running.ts'

/** What is made of a file, for the portal itself. */
export const folderOfFile = (requestId: string, fileId: string): string => `requests/${requestId}/media/${fileId}/`

/** What a language delivers is in a folder of its own, whichever run wrote it. */
export const folderOfTrack = (requestId: string, trackId: string): string => `requests/${requestId}/media/${trackId}/`

const marks: Readonly<Record<MediaOutputKind, string>> = {
  SUBTITLES: '',
  DUBBED_AUDIO: 'dubbed.',
  DUBBED_VIDEO: 'dubbed.',
  SUBTITLED_VIDEO: 'subtitled.',
  BURNED_IN_VIDEO: 'burned-in.',
}

/** Two sources may differ in their ending only. */
export async function nameFreely(
  { db }: MediaNeeds,
  { file, track, request }: RunningTrack,
  { kind, ending }: { readonly kind: MediaOutputKind; readonly ending: string },
): Promise<string> {
  const name = nameOutput(file.source_name, tagOf(track.language_id), `${marks[kind]}${ending}`)
  const others = (await listRequestFiles(db, request.id)).filter(
    ({ category, file_key }) =>
      category === 'TRANSLATED_DOCUMENT' && !file_key.startsWith(folderOfTrack(request.id, track.id)),
  )
  const [free] = cleanNames(
    [name],
    others.map(({ file_name }) => file_name),
  )
  return free ?? name
}
