import type { Cue, Line, Span } from '../../model/cue.ts'
import { tidyLine } from '../../model/spans.ts'
import { decodePac } from './characters.ts'
import type { CodePage } from './code-pages.ts'
import { codes, unicodeEnd, unicodeFullStop, unicodeStart } from './codes.ts'

type Row = { isUnicode: boolean; readonly bytes: number[] }

const sides = ['right', 'left'] as const

/** The rows of a record, and on which side its last one is. */
export function readLines(body: Uint8Array, page: CodePage): Pick<Cue, 'lines' | 'align'> {
  const rows: Row[] = []
  let side = 2
  let isUnicode = false
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0
    const row = rows.at(-1)
    if (byte === codes.line && !isUnicode) {
      side = (body[at + 1] ?? 2) & 3
      rows.push({ isUnicode: false, bytes: [] })
      at += 2
    } else if (row && unicodeStart.every((code, index) => body[at + index] === code)) {
      isUnicode = true
      row.isUnicode = true
      at += unicodeStart.length - 1
    } else if (isUnicode && byte === unicodeEnd) isUnicode = false
    else row?.bytes.push(isUnicode && byte === unicodeFullStop ? unicodeEnd : byte)
  }
  const align = sides[side]
  return { lines: rows.map((row) => readRow(row, page)), ...(align === undefined ? {} : { align }) }
}

function readRow({ isUnicode, bytes }: Row, page: CodePage): Line {
  const decode = (part: readonly number[]): string =>
    isUnicode ? new TextDecoder().decode(Uint8Array.from(part)) : decodePac(part, page)
  const spans: Span[] = []
  let part: number[] = []
  let isItalic = false
  const endSpan = (): void => {
    if (part.length > 0) spans.push({ text: decode(part), ...(isItalic ? { isItalic } : {}) })
    part = []
  }
  for (const [index, byte] of bytes.entries()) {
    if (byte !== codes.italicsOn && byte !== codes.italicsOff) {
      part.push(byte)
      continue
    }
    endSpan()
    isItalic = byte === codes.italicsOn
    if (isItalic ? index > 0 : needsSpace(decode(bytes.slice(index + 1, index + 2)))) spans.push({ text: ' ' })
  }
  endSpan()
  return tidyLine(spans)
}

/** The mark takes the place of a space, which is not shown before punctuation or the end of the line. */
const needsSpace = (next: string): boolean => next !== '' && !/[.,!?;:"')]/.test(next)
