import type { NumberedText } from '../text/stream-format.ts'

/** Enough to keep all programs of a pipeline busy. */
const framesAtOnce = 8
const maxTexts = 8
const maxCharacters = 4_000

export type WaitingText = NumberedText & {
  /** Sent with nothing else in flight, because the pipeline broke with it once. */
  isAlone: boolean
  readonly signal: AbortSignal
  readonly resolve: (answer: string) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Divides texts into frames. At the end of a frame each program writes what it has, which costs a switch between
 * processes, so many texts share a frame. Few texts have one each, because then the programs work on them at the same time.
 */
export function cutFrames<Text extends NumberedText>(
  texts: readonly Text[],
  inFlight: number,
): readonly (readonly Text[])[] {
  const mostTexts = Math.min(maxTexts, Math.ceil((texts.length + inFlight) / framesAtOnce))
  const frames: Text[][] = []
  let characters = 0
  for (const text of texts) {
    const frame = frames.at(-1)
    characters += text.stream.length
    if (frame && frame.length < mostTexts && characters <= maxCharacters) frame.push(text)
    else {
      frames.push([text])
      characters = text.stream.length
    }
  }
  return frames
}
