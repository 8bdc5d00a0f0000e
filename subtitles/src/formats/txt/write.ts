import { type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { cueText } from '../../model/spans.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import type { WrittenFile } from '../format.ts'

/** Running text without times: a paragraph per speaker, with the name where it is known. */
export function writeTxt(track: SubtitleTrack): WrittenFile {
  const paragraphs: string[][] = []
  let last: string | undefined
  for (const cue of sortCues(track.cues)) {
    const text = cueText(cue).replaceAll('\n', ' ')
    const paragraph = paragraphs.at(-1)
    if (paragraph && cue.speaker === last) paragraph.push(text)
    else paragraphs.push([cue.speaker ? `${cue.speaker}: ${text}` : text])
    last = cue.speaker
  }
  return { bytes: encodeUtf8(paragraphs.map((texts) => `${texts.join(' ')}\n`).join('\n')), findings: [] }
}
