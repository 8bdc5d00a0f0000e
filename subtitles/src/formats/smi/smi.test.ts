import { describe, expect, it } from 'vitest'
import { plainLines } from '../../model/spans.ts'
import { readSubtitles } from '../../read.ts'
import { expectSameCues, trackOf } from '../../samples/compare-cues.ts'
import { expectGolden } from '../../samples/golden.ts'
import { hasFfmpeg, readWithFfmpeg } from '../../samples/programs.ts'
import { arabic, french, otherScripts, plainFrench } from '../../samples/tracks.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { writeSmi } from './write.ts'

it('DATA-11 writes SAMI as the golden file has it', () => expectGolden('sample.smi', writeSmi(french).bytes))

it.each([french, ...otherScripts])('keeps text, italics and times: $language', (track) => {
  const result = readSubtitles('smi', writeSmi(track).bytes)
  expectSameCues(result, track)
  expect(trackOf(result).language).toBe(track.language)
})

it('keeps colors, bold, underlines, sides and the direction', () => {
  const { cues, title } = trackOf(readSubtitles('smi', writeSmi(french).bytes))
  expect(title).toBe(french.title)
  expect(cues[4]?.lines).toEqual([[{ text: 'En jaune', color: '#ffff00' }]])
  expect(cues[5]?.align).toBe('left')
  expect(cues[6]?.lines).toEqual(french.cues[6]?.lines)
  expect(trackOf(readSubtitles('smi', writeSmi(arabic).bytes)).cues[0]?.isRightToLeft).toBe(true)
})

it('reports cues that overlap and positions that it cannot hold', () => {
  const lines = plainLines('x')
  const cues = [
    { startMs: 0, endMs: 2000, lines },
    { startMs: 1000, endMs: 3000, lines, vertical: 'top' },
  ] as const
  expect(writeSmi({ language: 'en', cues }).findings).toEqual([
    { code: 'overlap_hidden', cue: 0 },
    { code: 'position_lost', cue: 1 },
  ])
})

it('reads speakers, and a last cue that nothing ends', () => {
  const source =
    '<SAMI><BODY>\n<sync start="1000"><p class=a id=Source>Ann\n<p class=a>One<br/>two\n<SYNC Start=2500><P>three</BODY>'
  expect(trackOf(readSubtitles('smi', encodeUtf8(source))).cues).toEqual([
    { startMs: 1000, endMs: 2500, speaker: 'Ann', lines: [[{ text: 'One' }], [{ text: 'two' }]] },
    { startMs: 2500, endMs: 6500, lines: [[{ text: 'three' }]] },
  ])
})

describe.skipIf(!hasFfmpeg)('in ffmpeg (skipped where it is not installed)', () => {
  // It leaves character references as they are, so that `&` would differ.
  const simple = { ...plainFrench, cues: plainFrench.cues.filter((_, index) => index !== 1) }
  it.each([simple, ...otherScripts])('has the same text, italics and times: $language', (track) => {
    expectSameCues(readWithFfmpeg('i.smi', writeSmi(track).bytes), track)
  })
})
