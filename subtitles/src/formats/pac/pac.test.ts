import { expect, it } from 'vitest'
import type { SubtitleTrack } from '../../model/cue.ts'
import { plainLines } from '../../model/spans.ts'
import { readSubtitles } from '../../read.ts'
import { expectSameCues, trackOf } from '../../samples/compare-cues.ts'
import { expectGolden } from '../../samples/golden.ts'
import { otherScripts, plainFrench } from '../../samples/tracks.ts'
import { encodePac } from './characters.ts'
import { writePac } from './write.ts'

const german = (text: string): SubtitleTrack => ({
  language: 'de',
  cues: [{ startMs: 3_723_480, endMs: 3_725_000, lines: plainLines(text) }],
})

const many: SubtitleTrack = {
  language: 'en',
  cues: Array.from({ length: 600 }, (_, index) => ({
    startMs: index * 2000,
    endMs: index * 2000 + 1000,
    lines: plainLines(`Cue ${index}`),
  })),
}

it('DATA-11 writes PAC as the golden file has it', () => expectGolden('sample.pac', writePac(plainFrench).bytes))

it('has times as decimal numbers, the length, and a side per line in a record', () => {
  const { bytes } = writePac(german('Hé\nJa'))
  expect([...bytes.subarray(0, 24)]).toEqual([1, ...new Array(22).fill(0), 0x60])
  // 01:02 and 03:12 are 102 and 312.
  expect([...bytes.subarray(24, 32)]).toEqual([0x66, 0, 0x38, 1, 0x66, 0, 0xf4, 1])
  expect([...bytes.subarray(32, 46)]).toEqual([12, 0, 10, 0xfe, 2, 3, 0x48, 0xe2, 0x65, 0xfe, 2, 3, 0x4a, 0x61])
})

it.each([plainFrench, ...otherScripts])('keeps text, italics and times: $language', (track) => {
  expectSameCues(readSubtitles('pac', writePac(track).bytes, { language: track.language }), track)
})

it.each([
  ['latin', 'é Ł œ €', [0xe2, 0x65, 0x20, 0x9c, 0x20, 0xba, 0x20, 0x9e]],
  ['greek', 'Αά', [0x41, 0xe2, 0x61]],
  ['cyrillic', 'Жё', [0x3a, 0xe5, 0x74]],
] as const)('has code pages of its own: %s', (page, text, bytes) => {
  const lost: string[] = []
  expect(encodePac(text, page, lost)).toEqual(bytes)
  expect(lost).toEqual([])
})

it('keeps more than 256 cues, whose numbers look like the end of the file', () => {
  expectSameCues(readSubtitles('pac', writePac(many).bytes), many)
})

it('keeps positions, and italics with punctuation after them', () => {
  const lines = [[{ text: 'Ein ' }, { text: 'Wort', isItalic: true }, { text: ', mehr.' }]] as const
  const track = { language: 'de', cues: [{ startMs: 0, endMs: 1000, lines, align: 'right', vertical: 'top' }] } as const
  expect(trackOf(readSubtitles('pac', writePac(track).bytes)).cues[0]).toMatchObject({
    align: 'right',
    vertical: 'top',
    lines: [[{ text: 'Ein ' }, { text: 'Wort', isItalic: true }, { text: ', mehr.' }]],
  })
})

it('reports lost styles and characters', () => {
  expect(writePac(plainFrench).findings).toEqual([
    { code: 'style_lost', cue: 4 },
    { code: 'style_lost', cue: 6 },
  ])
  expect(writePac(german('a < b')).findings).toEqual([{ code: 'characters_replaced', cue: 0, characters: '<>' }])
})
