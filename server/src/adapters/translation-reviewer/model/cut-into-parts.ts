import type { ReviewedSegment } from '../../../ports/translation-reviewer.ts'

export type IndexedSegment = { readonly index: number; readonly segment: ReviewedSegment }

const mostSegments = 30
const mostCharacters = 8000

/** Cuts a text into parts that a model answers in one go. Segments without text are left out. */
export function cutIntoParts(segments: readonly ReviewedSegment[]): readonly (readonly IndexedSegment[])[] {
  const parts: IndexedSegment[][] = []
  let size = 0
  for (const [index, segment] of segments.entries()) {
    if (segment.source.trim() === '') continue
    const added = segment.source.length + segment.target.length
    const part = parts.at(-1)
    if (part && part.length < mostSegments && size + added <= mostCharacters) {
      part.push({ index, segment })
      size += added
    } else {
      parts.push([{ index, segment }])
      size = added
    }
  }
  return parts
}
