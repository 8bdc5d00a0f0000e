import { basicColors, teletextColors } from '../../model/colors.ts'
import type { Line, Span, Style } from '../../model/cue.ts'
import { splitLines } from '../../model/spans.ts'
import { type CodeTable, decodeStl } from './characters.ts'
import { codes } from './codes.ts'

/** The text fields of a cue. In teletext, a code of a color takes the place of a space. */
export function readText(field: readonly number[], table: CodeTable, isTeletext: boolean): Line[] {
  const spans: Span[] = []
  let style: Style = {}
  let text: number[] = []
  const endSpan = (next: Style): void => {
    if (text.length > 0) spans.push({ ...style, text: decodeStl(text, table) })
    text = []
    style = next
  }
  let last = 0
  for (const byte of field) {
    if (byte === codes.unused) break
    if (byte === codes.lineBreak) {
      endSpan(withoutColor(style))
      if (last !== codes.lineBreak) spans.push({ text: '\n' }) // rows of double height have two
    } else if (byte >= codes.italicsOn && byte <= codes.underlineOff) endSpan(changeStyle(style, byte))
    else if (byte < teletextColors.length) {
      if (isTeletext && text.length > 0) text.push(0x20)
      endSpan({ ...withoutColor(style), ...colorOf(byte) })
    } else if (byte >= 0x20 && (byte < 0x80 || byte >= 0xa0)) text.push(byte)
    last = byte
  }
  endSpan({})
  return splitLines(spans)
}

const withoutColor = ({ color: _, ...style }: Style): Style => style

function colorOf(code: number): Style {
  const name = teletextColors[code]
  return name === undefined || name === 'white' ? {} : { color: basicColors[name] }
}

function changeStyle(style: Style, code: number): Style {
  const { isItalic: _italic, ...upright } = style
  const { isUnderlined: _underlined, ...plain } = style
  if (code === codes.italicsOn) return { ...style, isItalic: true }
  if (code === codes.italicsOff) return upright
  return code === codes.underlineOn ? { ...style, isUnderlined: true } : plain
}
