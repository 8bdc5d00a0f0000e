/** A cue of a subtitle file: its text without the last line break, and all before it from the text of the one before. */
export type Cue = { readonly before: string; readonly text: string }

const timing = /^\s{0,9}(?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?\s{0,9}-->/

/** Reads the cues that are complete. Cue numbers, times, settings, styles and notes are kept as they are. */
export function readCues(text: string, isLast: boolean): Cue[] {
  const cues: Cue[] = []
  let keptFrom = 0
  let textFrom: number | undefined
  let textEnd = 0
  const endCue = (): void => {
    if (textFrom !== undefined && textEnd > textFrom) {
      cues.push({ before: text.slice(keptFrom, textFrom), text: text.slice(textFrom, textEnd) })
      keptFrom = textEnd
    }
    textFrom = undefined
  }
  for (let at = 0; at < text.length; ) {
    const lineFeed = text.indexOf('\n', at)
    if (lineFeed < 0 && !isLast) break
    const next = lineFeed < 0 ? text.length : lineFeed + 1
    const line = text.slice(at, next)
    if (timing.test(line.slice(0, longestTiming))) {
      endCue()
      textFrom = next
      textEnd = next
    } else if (line.trim() === '') endCue()
    else if (textFrom !== undefined) textEnd = at + line.trimEnd().length
    at = next
  }
  if (isLast) endCue()
  return cues
}

const longestTiming = 60
