import type { WalkText } from '../../text/rewrite-text.ts'
import { findParagraphs } from './cue-paragraphs.ts'
import { translateParagraph } from './cue-text.ts'
import { type Cue, readCues } from './cues.ts'

/** Keeps times, settings and names of cues. A sentence over several cues is translated as one. */
export const walkSubtitles =
  (type: 'srt' | 'vtt'): WalkText =>
  (text, isLast, walk) => {
    const cues = readCues(text, isLast)
    const paragraphs = findParagraphs(cues)
    const openFrom = isLast ? cues.length : (paragraphs.at(-1)?.pieces[0]?.cue ?? 0)
    const written: string[][] = cues.map(() => [])
    for (const paragraph of paragraphs) {
      if ((paragraph.pieces[0]?.cue ?? 0) >= openFrom) break
      const lines = translateParagraph(paragraph, type, walk.pass)
      for (const [index, { cue }] of paragraph.pieces.entries()) written[cue]?.push(...(lines[index] ?? []))
    }
    let end = 0
    for (const [index, cue] of cues.slice(0, openFrom).entries()) {
      walk.keep(cue.before + joinLines(written[index] ?? [], cue))
      end += cue.before.length + cue.text.length
    }
    return end
  }

const joinLines = (lines: readonly string[], { text }: Cue): string => lines.join(text.includes('\r\n') ? '\r\n' : '\n')
