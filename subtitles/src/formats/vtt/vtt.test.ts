import { describe, expect, it } from 'vitest'
import { cueText } from '../../model/spans.ts'
import { readSubtitles } from '../../read.ts'
import { expectSameCues, trackOf } from '../../samples/compare-cues.ts'
import { expectGolden } from '../../samples/golden.ts'
import { hasFfmpeg, readWithFfmpeg } from '../../samples/programs.ts'
import { french, otherScripts } from '../../samples/tracks.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { writeVtt } from './write.ts'

const read = (text: string) => trackOf(readSubtitles('vtt', encodeUtf8(text)))

it('DATA-11 writes WebVTT as the golden file has it', () => expectGolden('sample.vtt', writeVtt(french).bytes))

it.each([french, ...otherScripts])('keeps text, italics and times: $language', (track) => {
  expectSameCues(readSubtitles('vtt', writeVtt(track).bytes), track)
})

it('keeps speakers, colors, bold, underlines and positions', () => {
  const { cues } = trackOf(readSubtitles('vtt', writeVtt(french).bytes))
  expect(cues[0]).toMatchObject({ id: '1', speaker: 'Zoé' })
  expect(cues[4]).toMatchObject({ vertical: 'top', lines: [[{ color: '#ffff00' }]] })
  expect(cues[5]).toMatchObject({ align: 'left' })
  expect(cues[6]?.lines).toEqual(french.cues[6]?.lines)
})

it('keeps regions', () => {
  const regions = [{ id: 'upper', x: 10, y: 0, width: 80, height: 16, vertical: 'bottom' }] as const
  const track = { ...french, regions, cues: french.cues.map((cue) => ({ ...cue, region: 'upper' })) }
  const got = trackOf(readSubtitles('vtt', writeVtt(track).bytes))
  expect(got.regions).toEqual(regions)
  expect(got.cues[0]?.region).toBe('upper')
})

it('skips notes and styles, and reads times without hours, references and settings', () => {
  const { cues } = read(
    'WEBVTT - title\n\nSTYLE\n::cue { color: red }\n\nNOTE\nnothing\n\nfirst\n00:01.500 --> 00:02.000 line:50%,center align:end\n<v.loud Ann>&lrm;A <00:01.700><i>&amp;</i> b</v>\n',
  )
  expect(cues).toEqual([
    {
      id: 'first',
      startMs: 1500,
      endMs: 2000,
      speaker: 'Ann',
      align: 'right',
      vertical: 'middle',
      lines: [[{ text: '\u200eA ' }, { text: '&', isItalic: true }, { text: ' b' }]],
    },
  ])
})

it('reads cues without an empty line before them', () => {
  const { cues } = read(
    'WEBVTT\nKind: captions\n00:01.000-->00:02.000\none\nand more\n00:02.000 --> 00:03.000\ntwo\n-->\n00:03.000 --> 00:04.000\nthree',
  )
  expect(cues.map(cueText)).toEqual(['one\nand more', 'two', 'three'])
})

it('refuses a file without its signature', () => {
  expect(readSubtitles('vtt', encodeUtf8('00:01.500 --> 00:02.000\nx'))).toMatchObject({ refusal: 'broken' })
})

describe.skipIf(!hasFfmpeg)('in ffmpeg (skipped where it is not installed)', () => {
  it.each([french, ...otherScripts])('has the same text, italics and times: $language', (track) => {
    expectSameCues(readWithFfmpeg('i.vtt', writeVtt(track).bytes), track)
  })
})
