import { RefusalError } from '@portolan/documents/refusal'
import { basicColors, teletextColors } from '../../model/colors.ts'
import type { Cue, Span, Style, SubtitleTrack } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { checkPieces, splitLines } from '../../model/spans.ts'
import { type Attributes, readAttributes, readXml } from '../../text/xml.ts'
import { type FrameRate, frameRates } from '../../time/frame-rate.ts'
import { parseTimecode, timecodeToMs } from '../../time/timecode.ts'
import type { ReadOptions } from '../format.ts'

type OpenCue = { -readonly [Key in 'startMs' | 'endMs' | 'align' | 'vertical']?: Cue[Key] } & {
  readonly spans: Span[]
  readonly note: string[]
}

const sides: Readonly<Record<string, 'left' | 'right'>> = { Left: 'left', Right: 'right' }
/** Rows of the canvas, which has 576. */
const firstMiddleRow = 192
const firstLowerRow = 384

export function readXif(bytes: Uint8Array, { language = 'und', frameRate }: ReadOptions): SubtitleTrack {
  const list = new CueList()
  let rate: FrameRate = frameRate ?? frameRates.pal
  let title = ''
  let element = ''
  let isXif = false
  let cue: OpenCue = { spans: [], note: [] }
  let style: Style = {}
  let color: string | undefined

  function open(name: string, attributes: Attributes): void {
    element = name
    if (name === 'XIF') isXif = true
    else if (name === 'GlobalFileInfo') title = attributes.get('ProgrammeTitle') ?? ''
    else if (name === 'TimingStandard') rate = frameRate ?? rateOf(attributes.get('Type'))
    else if (name === 'ThreadedObject')
      cue = { spans: [], note: [], ...verticalOf(Number(attributes.get('VPos') ?? 500)) }
    else if (name === 'TimeIn') cue.startMs = timeOf(attributes, rate)
    else if (name === 'TimeOut') cue.endMs = timeOf(attributes, rate)
    else if (name === 'HardReturn') cue.spans.push({ text: '\n' })
    else if (name === 'StartState') style = styleOf(attributes)
    else if (name === 'ForegroundColour') color = colorOf(Number(attributes.get('Colour')))
    else if (name === 'Paragraph') {
      const align = sides[attributes.get('Justification') ?? '']
      if (align) cue.align = align
    }
  }
  readXml(bytes, {
    open: (name, attributes) => open(name, readAttributes(attributes)),
    text(text) {
      if (element === 'Text') cue.spans.push({ ...style, ...(color === undefined ? {} : { color }), text })
      if (element === 'Note') cue.note.push(text)
    },
    close(name) {
      element = ''
      checkPieces(cue.spans)
      if (name === 'ThreadedObject') list.add(finishCue(cue))
    },
  })
  if (!isXif) throw new RefusalError('broken', 'no XIF element')
  return { language, ...(title === '' ? {} : { title }), cues: list.cues }
}

function finishCue({ spans, note, ...cue }: OpenCue): Cue {
  const speaker = note.join('').trim()
  const { startMs = Number.NaN, endMs = Number.NaN } = cue
  return { ...cue, startMs, endMs, lines: splitLines(spans), ...(speaker === '' ? {} : { speaker }) }
}

function rateOf(type: string | undefined): FrameRate {
  if (type === 'SMPTE30') return frameRates.ntsc
  return type === 'SMPTE24' ? frameRates.film : frameRates.pal
}

function timeOf(attributes: Attributes, rate: FrameRate): number {
  const timecode = parseTimecode(attributes.get('value') ?? '')
  if (!timecode) throw new RefusalError('broken', 'a time')
  return timecodeToMs(timecode, rate)
}

function verticalOf(row: number): Pick<Cue, 'vertical'> {
  if (row < firstMiddleRow) return { vertical: 'top' }
  return row < firstLowerRow ? { vertical: 'middle' } : {}
}

const styleOf = (attributes: Attributes): Style => ({
  ...(attributes.get('Italic') === 'Yes' ? { isItalic: true } : {}),
  ...(attributes.get('Bold') === 'Yes' ? { isBold: true } : {}),
  ...(attributes.get('Underline') === 'Yes' ? { isUnderlined: true } : {}),
})

function colorOf(number: number): string | undefined {
  const name = teletextColors[number]
  return name === undefined || name === 'white' ? undefined : basicColors[name]
}
