import { expect, it } from 'vitest'
import { subtitleFormats } from './formats/format.ts'
import type { SubtitleTrack } from './model/cue.ts'
import { readableFormats, readSubtitles } from './read.ts'
import { expectSameCues } from './samples/compare-cues.ts'
import { writeOptions } from './samples/write-options.ts'
import { frameRates } from './time/frame-rate.ts'
import { writeSubtitles } from './write.ts'

/** An hour of cues with italics, more than a byte can number, through many drop-frame minutes. */
const hour: SubtitleTrack = {
  language: 'en',
  cues: Array.from({ length: 900 }, (_, index) => ({
    startMs: 4000 * (index + 1),
    endMs: 4000 * (index + 1) + 2000,
    lines: [[{ text: `Cue ${index},` }], [{ text: 'all of it in italics.', isItalic: true }]],
  })),
}
/** XIF has styles of whole cues only. */
const plainHour: SubtitleTrack = {
  ...hour,
  cues: hour.cues.map((cue) => ({ ...cue, lines: cue.lines.map((line) => [{ text: line[0]?.text ?? '' }]) })),
}

it.each(readableFormats)('keeps an hour of cues: %s', async (format) => {
  const track = format === 'xif' ? plainHour : hour
  const { bytes, findings } = await writeSubtitles(format, track, { ...writeOptions, frameRate: frameRates.pal })
  expectSameCues(readSubtitles(format, bytes), track, format === 'scc' ? 17 : 0)
  expect(findings).toEqual([])
})

it.each(subtitleFormats)('writes a track without cues: %s', async (format) => {
  const { bytes, findings } = await writeSubtitles(format, { language: 'en', cues: [] }, writeOptions)
  expect(bytes).toBeInstanceOf(Uint8Array)
  expect(findings).toEqual([])
})

it('writes cues in order of time, whatever their order is', async () => {
  for (const format of readableFormats) {
    const shuffled = { ...plainHour, cues: plainHour.cues.slice(0, 20).reverse() }
    const { bytes } = await writeSubtitles(format, shuffled, { ...writeOptions, frameRate: frameRates.pal })
    expectSameCues(readSubtitles(format, bytes), { ...plainHour, cues: plainHour.cues.slice(0, 20) }, 17)
  }
})
