import { RefusalError } from '@portolan/documents/refusal'
import { limits } from '../limits.ts'
import type { Cue, Line, Span, Style } from './cue.ts'

export const lineText = (line: Line): string => line.map(({ text }) => text).join('')
export const cueText = (cue: Pick<Cue, 'lines'>): string => cue.lines.map(lineText).join('\n')
export const plainLines = (text: string): Line[] => text.split('\n').map((line) => [{ text: line }])

export const haveSameStyle = (one: Style, other: Style): boolean =>
  one.isItalic === other.isItalic &&
  one.isBold === other.isBold &&
  one.isUnderlined === other.isUnderlined &&
  one.color === other.color

/** Joins spans of the same style and drops empty ones. A line has at least one span. */
export function tidyLine(line: Line): Line {
  const spans: Span[] = []
  for (const span of line) {
    if (span.text === '') continue
    const last = spans.at(-1)
    if (last && haveSameStyle(last, span)) spans[spans.length - 1] = { ...last, text: last.text + span.text }
    else spans.push(span)
  }
  return spans.length > 0 ? spans : [{ text: '' }]
}

/** Splits a run of spans at line feeds. */
export function splitLines(spans: readonly Span[]): Line[] {
  let line: Span[] = []
  const lines = [line]
  for (const span of spans) {
    for (const [index, text] of span.text.split('\n').entries()) {
      if (index > 0) {
        line = []
        lines.push(line)
        checkPieces(lines)
      }
      line.push({ ...span, text })
    }
  }
  return lines.map(tidyLine)
}

/** Refuses a cue of too many lines or spans while it is read. */
export function checkPieces(pieces: { readonly length: number }): void {
  if (pieces.length > limits.cuePieces) throw new RefusalError('too_large_to_read', 'one cue')
}
