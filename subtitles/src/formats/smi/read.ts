import { RefusalError } from '@portolan/documents/refusal'
import { limits } from '../../limits.ts'
import type { Cue, Line, SubtitleTrack } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { lineText } from '../../model/spans.ts'
import { decodeText } from '../../text/decode-text.ts'
import { readStyleTag, readTags } from '../../text/read-tags.ts'
import { replaceReferences } from '../../text/references.ts'
import type { ReadOptions } from '../format.ts'

/** Of most cues, a start and an end. */
const mostPoints = 4 * limits.cues
/** One for each language and speaker. */
const mostParagraphs = 100
const longestHead = 100_000
const tagRules = { readTag: readStyleTag, readText: replaceReferences, dropsUnknown: true }

export function readSmi(bytes: Uint8Array, options: ReadOptions): SubtitleTrack {
  const source = decodeText(bytes)
  const [head = '', ...points] = source.split(/<sync\s/i, mostPoints + 2)
  if (!/<sami/i.test(head)) throw new RefusalError('broken', 'no SAMI element')
  if (points.length > mostPoints) throw new RefusalError('too_large_to_read', 'points in time')
  const list = new CueList()
  let shown: Cue | undefined
  for (const point of points) {
    const startMs = Number(/^\s{0,99}start\s{0,9}=\s{0,9}["']?(\d{1,12})/i.exec(point)?.[1])
    if (!Number.isFinite(startMs)) continue
    if (shown) list.add({ ...shown, endMs: startMs })
    shown = { startMs, endMs: Number.POSITIVE_INFINITY, ...readParagraphs(point.slice(point.indexOf('>') + 1)) }
  }
  if (shown) list.add(shown)
  return { ...readHead(head.slice(0, longestHead), options), cues: list.cues }
}

function readHead(head: string, { language }: ReadOptions): Omit<SubtitleTrack, 'cues'> {
  const start = head.search(/<title>/i)
  const end = head.search(/<\/title>/i)
  const title = start >= 0 && end > start ? replaceReferences(head.slice(start + '<title>'.length, end)).trim() : ''
  const declared = /\blang\s{0,9}:\s{0,9}([A-Za-z0-9-]{2,35})/i.exec(head)?.[1]
  return { language: declared ?? language ?? 'und', ...(title === '' ? {} : { title }) }
}

/** The paragraphs of a point in time; `#Source` holds the speaker. */
function readParagraphs(point: string): Pick<Cue, 'lines' | 'speaker' | 'align' | 'isRightToLeft'> {
  let cue: Pick<Cue, 'lines' | 'speaker' | 'align' | 'isRightToLeft'> = { lines: [] }
  for (const paragraph of point.split(/<p(?=[\s>])/i, mostParagraphs).slice(1)) {
    const end = paragraph.indexOf('>')
    const head = paragraph.slice(0, end)
    const lines = readText(paragraph.slice(end + 1))
    if (/\bid\s{0,9}=\s{0,9}["']?source\b/i.test(head)) {
      const speaker = lines.map(lineText).join(' ').trim()
      if (speaker !== '') cue = { ...cue, speaker }
      continue
    }
    const align = /\btext-align\s{0,9}:\s{0,9}(left|right)/i.exec(head)?.[1]?.toLowerCase()
    const isRightToLeft = /\bdir\s{0,9}=\s{0,9}["']?rtl/i.test(head)
    cue = {
      ...cue,
      lines,
      ...(align === 'left' || align === 'right' ? { align } : {}),
      ...(isRightToLeft ? { isRightToLeft } : {}),
    }
  }
  return cue
}

/** Lines of the file are spaces; `<br>` ends a line. */
function readText(html: string): Line[] {
  const joined = html
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim()
  return readTags(joined.replace(/<br\s{0,9}\/?>/gi, '\n'), tagRules)
}
