import { escapeText } from '@portolan/documents/escape'
import type { Cue, Region, Span } from '../../model/cue.ts'
import { isRightToLeft } from '../../model/direction.ts'
import { writeAttributes } from '../../text/xml.ts'
import type { TtmlProfile } from './profile.ts'

export type CueContext = {
  readonly profile: TtmlProfile
  readonly regions: ReadonlyMap<string, Region>
  /** The number of each speaker. */
  readonly speakers: ReadonlyMap<string, number>
  readonly formatTime: (ms: number) => string
}

export function writeCue(cue: Cue, number: number, { profile, regions, speakers, formatTime }: CueContext): string {
  const { align, vertical = 'bottom' } = cue
  const wanted = cue.region !== undefined && regions.has(cue.region) ? cue.region : vertical
  const speaker = cue.speaker === undefined ? undefined : speakers.get(cue.speaker)
  const side = align === 'left' || align === 'right' ? align : undefined
  const isFromRight = isRightToLeft(cue)
  const attributes = writeAttributes({
    'xml:id': `c${number}`,
    begin: formatTime(cue.startMs),
    end: formatTime(cue.endMs),
    region: regions.has(wanted) ? wanted : 'bottom',
    'xml:lang': cue.language,
    'ttm:agent': speaker === undefined ? undefined : `a${speaker}`,
    'tts:textAlign': side,
    'tts:direction': isFromRight ? 'rtl' : undefined,
    'tts:unicodeBidi': isFromRight ? 'embed' : undefined,
    // Its values are start and end, never left and right.
    'ebutts:multiRowAlign':
      side && profile === 'imsc' ? ((side === 'left') === isFromRight ? 'end' : 'start') : undefined,
  })
  const lines = cue.lines.map((line) => line.map((span) => writeSpan(span, profile)).join(''))
  return `      <p${attributes}>${lines.join('<br/>')}</p>`
}

function writeSpan({ text, isItalic, isBold, isUnderlined, color }: Span, profile: TtmlProfile): string {
  const attributes = writeAttributes({
    style: profile === 'imsc' ? 'box' : undefined,
    'tts:fontStyle': isItalic ? 'italic' : undefined,
    'tts:fontWeight': isBold ? 'bold' : undefined,
    'tts:textDecoration': isUnderlined ? 'underline' : undefined,
    'tts:color': color,
  })
  return attributes === '' ? escapeText(text) : `<span${attributes}>${escapeText(text)}</span>`
}
