import type { Line, Span } from '../../model/cue.ts'
import { splitLines, tidyLine } from '../../model/spans.ts'

/** The lines of a paragraph. Spaces at the ends of a line come from the layout of the file, unless it keeps them. */
export function joinSpans(spans: readonly Span[], keepsSpaces: boolean): Line[] {
  const lines = splitLines(spans)
  return keepsSpaces ? lines : lines.map(trimLine)
}

function trimLine(line: Line): Line {
  const last = line.length - 1
  return tidyLine(
    line.map((span, index) => {
      const text = index === 0 ? span.text.trimStart() : span.text
      return { ...span, text: index === last ? text.trimEnd() : text }
    }),
  )
}
