import type { Cue } from './cues.ts'

/** Text that is said at once: a cue, a line of a dialog, or a sentence that goes on over several cues. */
export type CueParagraph = { readonly pieces: { readonly cue: number; readonly lines: string[] }[] }

const ofDialog = /^\s*[-–—‐](?=[^-])/
const sentenceEnd = /(?:[.!?…。！？؟।♪♫)\]:]|\.{3})["'”’»]?$/
const mostCues = 6
/** A cue of more lines is a list. */
const mostLines = 4

/** Joins what belongs together. `cue` is an index into the cues. */
export function findParagraphs(cues: readonly Cue[]): CueParagraph[] {
  const paragraphs: CueParagraph[] = []
  for (const [cue, { text }] of cues.entries()) {
    let isFirst = true
    for (const lines of splitDialog(text)) {
      const last = paragraphs.at(-1)
      if (isFirst && last && goesOn(last, cue, lines[0] ?? '')) last.pieces.push({ cue, lines })
      else paragraphs.push({ pieces: [{ cue, lines }] })
      isFirst = false
    }
  }
  return paragraphs
}

/** Each speaker's lines; all lines where there is one speaker. */
function splitDialog(text: string): string[][] {
  const parts: string[][] = []
  const lines = text.split(/\r?\n/)
  for (const line of lines) {
    const last = lines.length > mostLines ? undefined : parts.at(-1)
    if (last && !ofDialog.test(withoutTags(line))) last.push(line)
    else parts.push([line])
  }
  return parts
}

function goesOn({ pieces }: CueParagraph, cue: number, next: string): boolean {
  const last = pieces.at(-1)
  if (last?.cue !== cue - 1 || pieces.length >= mostCues) return false
  const before = withoutTags(last.lines.join(' ')).trim()
  const after = withoutTags(next).trim()
  if (before === '' || sentenceEnd.test(before) || ofDialog.test(after) || /^[[(♪♫]/.test(after)) return false
  return /^[\p{Ll}…]|^\.\.\.|^\P{L}/u.test(after) || /[,;–—-]$/.test(before) || before.split(/\s+/).length > 3
}

const withoutTags = (text: string): string => text.replace(/<[^<>]*>|\{\\[^{}]*\}/g, '')
