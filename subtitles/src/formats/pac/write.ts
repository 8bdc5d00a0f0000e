import { type Cue, type Line, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { cueText, lineText } from '../../model/spans.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { type FrameRate, frameRates } from '../../time/frame-rate.ts'
import { msToTimecode } from '../../time/timecode.ts'
import type { WrittenFile } from '../format.ts'
import type { WriteFinding } from '../write-finding.ts'
import { canEncode, encodePac } from './characters.ts'
import { type CodePage, pageOfScript } from './code-pages.ts'
import { codes, headBytes, unicodeEnd, unicodeFullStop, unicodeStart } from './codes.ts'

const sides = { right: 0, left: 1, center: 2 }
const lineStart = 3

/** PAC of Screen Subtitling: a head, then records that say their length. */
export function writePac(track: SubtitleTrack, rate: FrameRate = frameRates.pal): WrittenFile {
  const findings: WriteFinding[] = []
  const all = track.cues
    .map(cueText)
    .join(' ')
    .replace(/[\n<>]/g, '')
  const script = pageOfScript(all)
  const page = canEncode(all, script) ? script : undefined
  const records = sortCues(track.cues).map((cue, index) => {
    if (cue.lines.flat().some((span) => span.color !== undefined || span.isBold || span.isUnderlined))
      findings.push({ code: 'style_lost', cue: index })
    if (/[<>]/.test(cueText(cue))) findings.push({ code: 'characters_replaced', cue: index, characters: '<>' })
    return writeRecord(cue, index, page, rate)
  })
  const head = [1, ...new Array<number>(headBytes - 1).fill(0)]
  // As public writers leave it. Readers lose the last cue where fewer than 20 bytes follow.
  const tail = [codes.endOfCues, ...new Array<number>(11).fill(0), 0x11, 0, ...encodeUtf8('dummy end of file')]
  const body = records.flatMap((record, index) => (index > 0 ? [0, ...record] : record))
  return { bytes: Uint8Array.from([...head, ...body, ...tail]), findings }
}

function writeRecord(cue: Cue, index: number, page: CodePage | undefined, rate: FrameRate): number[] {
  const side = sides[cue.align ?? 'center']
  const body = cue.lines.flatMap((line) => [codes.line, side, lineStart, ...encodeLine(line, page)])
  const times = [...timeBytes(cue.startMs, rate), ...timeBytes(cue.endMs, rate)]
  return [...littleEndian(index), codes.record, ...times, ...littleEndian(body.length + 1), rowOf(cue), ...body]
}

const littleEndian = (number: number): number[] => [number & 0xff, (number >> 8) & 0xff]

/** Hours and minutes, then seconds and frames, each as one decimal number. */
function timeBytes(ms: number, rate: FrameRate): number[] {
  const { hours, minutes, seconds, frames } = msToTimecode(ms, rate)
  return [...littleEndian(hours * 100 + minutes), ...littleEndian(seconds * 100 + frames)]
}

/** Of 12 rows. */
function rowOf({ vertical, lines }: Cue): number {
  if (vertical === 'top') return 1
  return vertical === 'middle' ? 6 : Math.max(1, 12 - lines.length)
}

/** UTF-8 where no page has all characters of the file. */
function encodeLine(line: Line, page: CodePage | undefined): number[] {
  const text = markItalics(line)
  if (page === undefined) {
    const bytes = [...encodeUtf8(text)].map((byte) => (byte === unicodeEnd ? unicodeFullStop : byte))
    return [...unicodeStart, ...bytes, unicodeEnd]
  }
  return [...text].flatMap((character) => {
    if (character === '<') return [codes.italicsOn]
    return character === '>' ? [codes.italicsOff] : encodePac(character, page, [])
  })
}

/** `<` starts italics up to `>` or the end of the line. Each mark takes the place of a space. */
function markItalics(line: Line): string {
  const plain = line.map((span) => ({ ...span, text: span.text.replace(/[<>]/g, '') }))
  if (plain.every(({ isItalic }) => isItalic)) return `<${lineText(plain)}`
  let marked = ''
  for (const { text, isItalic } of plain) {
    if (isItalic) marked = `${marked.endsWith(' ') ? marked.slice(0, -1) : marked}<${text.trim()}>`
    else marked += marked.endsWith('>') && text.startsWith(' ') ? text.slice(1) : text
  }
  return marked.endsWith('>') ? marked.slice(0, -1) : marked
}
