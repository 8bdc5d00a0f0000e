import { describe, expect, it } from 'vitest'
import type { SubtitleTrack } from '../../model/cue.ts'
import { cueText, plainLines } from '../../model/spans.ts'
import { readSubtitles } from '../../read.ts'
import { expectSameCues, trackOf } from '../../samples/compare-cues.ts'
import { expectGolden } from '../../samples/golden.ts'
import { arabic, chinese, greek, hebrew, plainFrench, russian } from '../../samples/tracks.ts'
import { frameRates } from '../../time/frame-rate.ts'
import { encodeStl } from './characters.ts'
import { writeStl } from './write.ts'

const createdOn = '2026-01-31'
const german = (text: string): SubtitleTrack => ({
  language: 'de',
  title: 'Prüfung',
  cues: [{ startMs: 3_723_480, endMs: 3_725_000, lines: plainLines(text) }],
})
const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))
/** A file with blocks of our own making: extension, cumulative status, row, side and text. */
const fileWith = (display: string, ...blocks: readonly (readonly [number, number, number[], string | number[]])[]) => {
  const { bytes } = writeStl({ language: 'en', cues: [] }, createdOn)
  const header = bytes.slice(0, 1024)
  header[11] = display.charCodeAt(0)
  const body = blocks.flatMap(([extension, status, times, text]) => {
    const field = typeof text === 'string' ? [...text].map((character) => character.charCodeAt(0)) : text
    return [
      0,
      1,
      0,
      extension,
      status,
      ...times,
      22,
      2,
      0,
      ...field,
      ...new Array<number>(112 - field.length).fill(0x8f),
    ]
  })
  return Uint8Array.from([...header, ...body])
}

it('DATA-11 writes EBU STL as the golden file has it', () => {
  expectGolden('sample.stl', writeStl(plainFrench, createdOn).bytes)
})

it('has the facts of the file in the header', () => {
  const { bytes } = writeStl(german('Grüße'), createdOn)
  expect(bytes).toHaveLength(1024 + 128)
  expect(ascii(bytes, 0, 24)).toBe('850STL25.0100008Prufung ')
  expect(ascii(bytes, 224, 48)).toBe('260131260131000000100001001422310000000001020312')
  expect(ascii(bytes, 272, 2)).toBe('11')
})

it('has times, row, side and text in a block', () => {
  const block = writeStl(german('Grüße\nJa'), createdOn).bytes.subarray(1024)
  expect([...block.subarray(0, 16)]).toEqual([0, 1, 0, 0xff, 0, 1, 2, 3, 12, 1, 2, 5, 0, 20, 2, 0])
  expect([...block.subarray(16, 27)]).toEqual([0x47, 0x72, 0xc8, 0x75, 0xfb, 0x65, 0x8a, 0x4a, 0x61, 0x8f, 0x8f])
})

it('continues a long text in another block and splits no accent', () => {
  const { bytes } = writeStl(german('é'.repeat(100)), createdOn)
  expect(bytes).toHaveLength(1024 + 2 * 128)
  expect([bytes[1024 + 3], bytes[1024 + 131]]).toEqual([0, 0xff])
  expect(ascii(bytes, 238, 10)).toBe('0000200001')
  expect(cueText(trackOf(readSubtitles('stl', bytes)).cues[0]!)).toBe('é'.repeat(100))
})

it('writes accents before their characters', () => {
  expect(encodeStl('Čű', '00', [])).toEqual([
    [0xcf, 0x43],
    [0xcd, 0x75],
  ])
})

it.each([plainFrench, greek, russian, hebrew, arabic])('keeps text, italics and times: $language', (track) => {
  const result = readSubtitles('stl', writeStl(track, createdOn).bytes)
  expectSameCues(result, track)
  expect(trackOf(result).language).toBe(track.language)
})

it('keeps underlines and positions, and reports lost styles and characters', () => {
  const written = writeStl(plainFrench, createdOn)
  const { cues } = trackOf(readSubtitles('stl', written.bytes))
  expect(cues[4]?.vertical).toBe('top')
  expect(cues[5]?.align).toBe('left')
  expect(cues[6]?.lines[0]?.at(-1)).toEqual({ text: 'souligné', isUnderlined: true })
  expect(written.findings).toEqual([
    { code: 'style_lost', cue: 4 },
    { code: 'style_lost', cue: 6 },
  ])
  expect(writeStl(chinese, createdOn).findings).toEqual([
    { code: 'characters_replaced', cue: 0, characters: '你好，世界。' },
  ])
})

it('counts 30 frames a second for a video of 29.97', () => {
  const { bytes } = writeStl(plainFrench, createdOn, frameRates.ntsc)
  expect(ascii(bytes, 3, 8)).toBe('STL30.01')
  expectSameCues(readSubtitles('stl', bytes), plainFrench, 17)
})

describe('a file of other programs', () => {
  const times = [0, 0, 1, 0, 0, 0, 2, 0]
  it('has colors and rows of double height in teletext', () => {
    const text = [0x0d, 0x0b, 0x0b, 0x41, 0x03, 0x42, 0x0a, 0x0a, 0x8a, 0x8a, 0x0d, 0x06, 0x0b, 0x0b, 0x43]
    const { cues } = trackOf(readSubtitles('stl', fileWith('1', [0xff, 0, times, text])))
    expect(cues[0]?.lines).toEqual([
      [{ text: 'A ' }, { text: 'B', color: '#ffff00' }],
      [{ text: 'C', color: '#00ffff' }],
    ])
  })
  it('has cumulative sets, whose parts are shown together', () => {
    const later = [0, 0, 1, 12, 0, 0, 2, 0]
    const file = fileWith('0', [0xff, 1, times, 'One'], [0xff, 3, later, 'two'])
    expect(trackOf(readSubtitles('stl', file)).cues.map((cue) => [cue.startMs, cue.endMs, cueText(cue)])).toEqual([
      [1000, 1480, 'One'],
      [1480, 2000, 'One\ntwo'],
    ])
  })
  it('has user data, which is not shown', () => {
    const file = fileWith('0', [0xfe, 0, times, 'hidden'], [0xff, 0, times, 'shown'])
    expect(trackOf(readSubtitles('stl', file)).cues.map(cueText)).toEqual(['shown'])
  })
})
