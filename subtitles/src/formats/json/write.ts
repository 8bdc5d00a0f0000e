import { type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import type { WrittenFile } from '../format.ts'

export const jsonFormat = 'subtitles/1'

export function writeJson(track: SubtitleTrack): WrittenFile {
  const content = { format: jsonFormat, ...track, cues: sortCues(track.cues) }
  return { bytes: encodeUtf8(`${JSON.stringify(content, null, 2)}\n`), findings: [] }
}
