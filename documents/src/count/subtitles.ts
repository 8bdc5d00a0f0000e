import { replaceCharacterReferences } from '../text/named-characters.ts'
import { byLine } from './plain.ts'

const timing = /^\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->/

/** What is shown: no cue numbers or names, times, styles, notes or tags. Both srt and vtt. */
export const countSubtitles = byLine(() => {
  let isInCue = false
  return (line) => {
    if (line.trim() === '') isInCue = false
    if (timing.test(line)) isInCue = true
    else if (isInCue) return replaceCharacterReferences(line.replace(/<[^<>]*>|\{\\[^{}]*\}/g, ''))
    return ''
  }
})
