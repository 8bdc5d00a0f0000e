import { linesOf } from '../../text/lines.ts'
import { replaceCharacterReferences } from '../../text/named-characters.ts'
import type { CountText } from '../txt/count.ts'

const timing = /^\s{0,9}(?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?\s{0,9}-->/

/** Counts the shown text of srt and vtt files: no cue numbers or names, times, styles, notes or tags. */
export const countSubtitles: CountText = async (text, textCounter) => {
  let isInCue = false
  let hasCues = false
  for await (const line of linesOf(text)) {
    if (line.trim() === '') isInCue = false
    if (timing.test(line)) {
      isInCue = true
      hasCues = true
    } else if (isInCue) textCounter.add(replaceCharacterReferences(line.replace(/<[^<>]*>|\{\\[^{}]*\}/g, '')))
    textCounter.endWord()
  }
  if (!hasCues) textCounter.note('read_as_text')
}
