import type { SpokenWord } from '../../../ports/speech-recognizer.ts'

type Segment = { readonly text: string; readonly start: number; readonly end: number }

/** Gives each word of a segment a share of its time by its length. */
export const spreadSegments = (segments: readonly Segment[]): readonly SpokenWord[] => segments.flatMap(spreadSegment)

function spreadSegment({ text, start, end }: Segment): readonly SpokenWord[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const total = words.reduce((sum, word) => sum + word.length, 0)
  let before = 0
  return words.map((word) => {
    const startMs = (start + ((end - start) * before) / total) * 1000
    before += word.length
    return { text: word, startMs, endMs: (start + ((end - start) * before) / total) * 1000 }
  })
}
