import { type Cue, type Line, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { cueText } from '../../model/spans.ts'
import { type FrameRate, frameRates, nominalRate } from '../../time/frame-rate.ts'
import { msToTimecode, type Timecode } from '../../time/timecode.ts'
import type { WrittenFile } from '../format.ts'
import type { WriteFinding } from '../write-finding.ts'
import { type CodeTable, chooseTable, encodeStl } from './characters.ts'
import { blockBytes, codes, lastExtension, mostExtensions, textAt, textBytes } from './codes.ts'
import { headerBytes, writeHeader } from './write-header.ts'

const justification = { left: 1, center: 2, right: 3 }

/** EBU STL (Tech 3264), open subtitles. The format knows 25 and 30 frames a second only. */
export function writeStl(track: SubtitleTrack, createdOn: string, frameRate: FrameRate = frameRates.pal): WrittenFile {
  const perSecond = nominalRate(frameRate) === 30 ? 30 : 25
  const rate = perSecond === 30 ? frameRates.ntsc : frameRates.pal
  const table = chooseTable(track.cues.map(cueText).join('\n'))
  const cues = sortCues(track.cues)
  const findings: WriteFinding[] = []
  const blocks = cues.flatMap((cue, index) => {
    const lost: string[] = []
    const fields = splitText(cue.lines, table, lost)
    if (lost.length > 0) findings.push({ code: 'characters_replaced', cue: index, characters: lost.join('') })
    if (cue.lines.flat().some(({ color, isBold }) => color !== undefined || isBold))
      findings.push({ code: 'style_lost', cue: index })
    const times = [...timeBytes(msToTimecode(cue.startMs, rate)), ...timeBytes(msToTimecode(cue.endMs, rate))]
    return fields.map((field, number) => writeBlock(cue, index + 1, number, number === fields.length - 1, times, field))
  })
  const firstTime = msToTimecode(cues[0]?.startMs ?? 0, rate)
  const header = { perSecond, table, createdOn, blocks: blocks.length, subtitles: cues.length, firstTime } as const
  const bytes = new Uint8Array(headerBytes + blocks.length * blockBytes)
  bytes.set(writeHeader(track, header))
  for (const [index, block] of blocks.entries()) bytes.set(block, headerBytes + index * blockBytes)
  return { bytes, findings }
}

const timeBytes = ({ hours, minutes, seconds, frames }: Timecode): number[] => [hours, minutes, seconds, frames]

/** The text fields of the blocks of a cue. A cue that fills the most blocks there may be is cut. */
function splitText(lines: readonly Line[], table: CodeTable, lost: string[]): number[][] {
  const fields: number[][] = [[]]
  const groups = lines.flatMap((line, index) => [
    ...(index > 0 ? [[codes.lineBreak]] : []),
    ...encodeLine(line, table, lost),
  ])
  for (const group of groups) {
    const field = fields.at(-1) ?? []
    if (field.length + group.length <= textBytes) field.push(...group)
    else fields.push([...group])
  }
  return fields.slice(0, mostExtensions)
}

function encodeLine(line: Line, table: CodeTable, lost: string[]): number[][] {
  const groups: number[][] = []
  let isItalic = false
  let isUnderlined = false
  for (const span of [...line, { text: '' }]) {
    const italic = span.isItalic === true
    const underlined = span.isUnderlined === true
    if (!underlined && isUnderlined) groups.push([codes.underlineOff])
    if (italic !== isItalic) groups.push([italic ? codes.italicsOn : codes.italicsOff])
    if (underlined && !isUnderlined) groups.push([codes.underlineOn])
    isItalic = italic
    isUnderlined = underlined
    groups.push(...encodeStl(span.text, table, lost))
  }
  return groups
}

function writeBlock(
  cue: Cue,
  number: number,
  extension: number,
  isLast: boolean,
  times: readonly number[],
  field: readonly number[],
): Uint8Array {
  const block = new Uint8Array(blockBytes).fill(codes.unused)
  const group = 0
  const cumulative = 0
  const comment = 0
  const numberBytes = [number & 0xff, (number >> 8) & 0xff]
  block.set([group, ...numberBytes, isLast ? lastExtension : extension, cumulative, ...times])
  block.set([rowOf(cue), justification[cue.align ?? 'center'], comment], textAt - 3)
  block.set(field, textAt)
  return block
}

/** The first of 23 rows; a line takes two. */
function rowOf({ vertical, lines }: Cue): number {
  const height = Math.min(lines.length * 2, 22)
  if (vertical === 'top') return 2
  return vertical === 'middle' ? Math.max(1, 12 - height / 2) : 24 - height
}
