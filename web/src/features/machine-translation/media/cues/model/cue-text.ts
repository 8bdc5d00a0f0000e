import type { Cue, Line, Span } from '@portolan/subtitles'
import type { EditedCue } from './edited-cue.ts'

const mark = /<(\/?)i>/

/** Spans of a text whose italics are marked as `<i>…</i>`, line by line. Italics may go over several lines. */
export function readLines(text: string): readonly Line[] {
  let isItalic = false
  return text.split('\n').map((line) => {
    const spans: Span[] = []
    let rest = line
    for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
      pushSpan(spans, rest.slice(0, found.index), isItalic)
      isItalic = found[1] === ''
      rest = rest.slice(found.index + found[0].length)
    }
    pushSpan(spans, rest, isItalic)
    return spans.length > 0 ? spans : [{ text: '' }]
  })
}

function pushSpan(spans: Span[], text: string, isItalic: boolean): void {
  if (text !== '') spans.push(isItalic ? { text, isItalic } : { text })
}

/** For the checks of subtitles. */
export const toCue = ({ startMs, endMs, text }: EditedCue): Cue => ({ startMs, endMs, lines: readLines(text) })

/** Marks a part of a text as italic, or all of it where nothing is selected; italics that are there are removed. */
export function toggleItalics(text: string, from: number, to: number): string {
  const [start, end] = from === to ? [0, text.length] : [from, to]
  const part = text.slice(start, end)
  const plain = part.replaceAll('<i>', '').replaceAll('</i>', '')
  return text.slice(0, start) + (plain === part ? `<i>${part}</i>` : plain) + text.slice(end)
}
