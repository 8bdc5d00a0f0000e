import { expect, it } from 'vitest'
import type { SubtitleTrack } from '../../model/cue.ts'
import { readSubtitles } from '../../read.ts'
import { expectSameCues, trackOf } from '../../samples/compare-cues.ts'
import { expectGolden } from '../../samples/golden.ts'
import { french, otherScripts } from '../../samples/tracks.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { writeXif } from './write.ts'

const isMixed = [2, 6]
/** A style inside a line is not written. */
const withWholeStyles: SubtitleTrack = {
  ...french,
  cues: french.cues.filter((_, index) => !isMixed.includes(index)),
}

it('DATA-11 writes XIF as the golden file has it', () => expectGolden('sample.xif', writeXif(french).bytes))

it.each([withWholeStyles, ...otherScripts])('keeps text, italics and times: $language', (track) => {
  expectSameCues(readSubtitles('xif', writeXif(track).bytes), track)
})

it('keeps speakers, colors and positions', () => {
  const { cues, title } = trackOf(readSubtitles('xif', writeXif(french).bytes))
  expect(title).toBe(french.title)
  expect(cues[0]?.speaker).toBe('Zoé')
  expect(cues[4]).toMatchObject({ vertical: 'top', lines: [[{ color: '#ffff00' }]] })
  expect(cues[5]?.align).toBe('left')
})

it('reports a style on a part of a cue', () => {
  expect(writeXif(french).findings).toEqual(isMixed.map((cue) => ({ code: 'style_lost', cue })))
})

it('refuses other XML', () => {
  expect(readSubtitles('xif', encodeUtf8('<tt/>'))).toMatchObject({ refusal: 'broken' })
})
