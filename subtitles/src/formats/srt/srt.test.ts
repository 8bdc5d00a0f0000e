import { describe, expect, it } from 'vitest'
import { plainLines } from '../../model/spans.ts'
import { readSubtitles } from '../../read.ts'
import { expectSameCues, trackOf } from '../../samples/compare-cues.ts'
import { expectGolden } from '../../samples/golden.ts'
import { hasFfmpeg, readWithFfmpeg } from '../../samples/programs.ts'
import { otherScripts, plainFrench } from '../../samples/tracks.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { writeSrt } from './write.ts'

const read = (text: string) => trackOf(readSubtitles('srt', encodeUtf8(text))).cues

it('DATA-11 writes SubRip as the golden file has it', () => expectGolden('sample.srt', writeSrt(plainFrench).bytes))

it.each([plainFrench, ...otherScripts])('keeps text, italics and times: $language', (track) => {
  expectSameCues(readSubtitles('srt', writeSrt(track).bytes), track)
})

it('keeps colors, bold, underlines and positions', () => {
  const { cues } = trackOf(readSubtitles('srt', writeSrt(plainFrench).bytes))
  expect(cues[4]).toMatchObject({ vertical: 'top', lines: [[{ color: '#ffff00' }]] })
  expect(cues[5]).toMatchObject({ align: 'left' })
  expect(cues[6]?.lines).toEqual(plainFrench.cues[6]?.lines)
})

it('reads cues without numbers or empty lines, and lines that are numbers', () => {
  const text = '00:00:01,000 --> 00:00:02,000\n42\n\nstill here\n00:00:03.5 --> 00:00:04,000\r\nnext'
  expect(read(text).map(({ lines }) => lines.flat().map((span) => span.text))).toEqual([
    ['42', '', 'still here'],
    ['next'],
  ])
})

it('reads files of older Windows programs', () => {
  const bytes = Uint8Array.from([...encodeUtf8('1\n00:00:01,000 --> 00:00:02,000\ncaf'), 0xe9])
  expect(trackOf(readSubtitles('srt', bytes)).cues[0]?.lines).toEqual([[{ text: 'café' }]])
})

it('writes no line that would be read as another cue', () => {
  const lines = plainLines('00:00:05,000 --> 00:00:06,000\n\nend')
  const { bytes } = writeSrt({ language: 'en', cues: [{ startMs: 0, endMs: 1000, lines }] })
  expect(trackOf(readSubtitles('srt', bytes)).cues).toHaveLength(1)
})

describe.skipIf(!hasFfmpeg)('in ffmpeg (skipped where it is not installed)', () => {
  it.each([plainFrench, ...otherScripts])('has the same text, italics and times: $language', (track) => {
    expectSameCues(readWithFfmpeg('i.srt', writeSrt(track).bytes), track)
  })
})
