import { expect } from 'vitest'
import type { Cue, SubtitleTrack } from '../model/cue.ts'
import type { ReadResult } from '../read.ts'

/** Lines with italics in `<…>` and single spaces: what every format keeps. */
const textWithItalics = ({ lines }: Cue): string[] =>
  lines.map((line) =>
    line
      .map(({ text, isItalic }) => (isItalic && text.trim() !== '' ? text.replace(/\S(?:.*\S)?/, '<$&>') : text))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  )

export function trackOf(result: ReadResult): SubtitleTrack {
  if ('refusal' in result) throw new Error(`${result.refusal}: ${result.detail}`)
  return result
}

/** The same text, italics and times; frames round times by up to half a frame. */
export function expectSameCues(result: ReadResult, expected: SubtitleTrack, toleranceMs = 0): void {
  const { cues } = trackOf(result)
  expect(cues.map(textWithItalics)).toEqual(expected.cues.map(textWithItalics))
  const differences = cues.flatMap(({ startMs, endMs }, index) => [
    Math.abs(startMs - (expected.cues[index]?.startMs ?? Number.NaN)),
    Math.abs(endMs - (expected.cues[index]?.endMs ?? Number.NaN)),
  ])
  expect(Math.max(...differences)).toBeLessThanOrEqual(toleranceMs)
}
