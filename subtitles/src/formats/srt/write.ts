import { type Cue, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { fontTags, type TagWriter, writeTags } from '../../text/write-tags.ts'
import { formatClock } from '../../time/clock.ts'
import type { WrittenFile } from '../format.ts'

const rows = { bottom: 0, middle: 3, top: 6 }
const columns = { left: 1, center: 2, right: 3 }
/** SubRip has no escapes. An arrow at the start of a line would be read as the times of another cue. */
const tags: TagWriter = { writeText: (text) => text.replaceAll('-->', '->'), writeColor: fontTags }

export function writeSrt(track: SubtitleTrack): WrittenFile {
  const blocks = sortCues(track.cues).map((cue, index) => {
    // An empty line would end the cue.
    const lines = cue.lines.map((line) => writeTags(line, tags)).filter((line) => line.trim() !== '')
    const times = `${formatClock(cue.startMs, ',')} --> ${formatClock(cue.endMs, ',')}`
    return `${index + 1}\r\n${times}\r\n${positionOf(cue)}${lines.join('\r\n')}\r\n`
  })
  return { bytes: encodeUtf8(blocks.join('\r\n')), findings: [] }
}

/** A position on the numeric keypad, which most players know although SubRip never had it. */
function positionOf({ vertical = 'bottom', align = 'center' }: Cue): string {
  const key = rows[vertical] + columns[align]
  return key === 2 ? '' : `{\\an${key}}`
}
