import { expect, it } from 'vitest'
import { readSubtitles } from '../../read.ts'
import { expectGolden } from '../../samples/golden.ts'
import { french, otherScripts } from '../../samples/tracks.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { writeJson } from './write.ts'

it('DATA-11 writes JSON as the golden file has it', () => expectGolden('sample.json', writeJson(french).bytes))

it.each([french, ...otherScripts])('keeps everything: $language', (track) => {
  const regions = [{ id: 'upper', x: 10, y: 0, width: 80, height: 16, vertical: 'top' }] as const
  const cues = track.cues.map((cue) => ({ ...cue, id: 'a', region: 'upper', language: 'eo', isRightToLeft: false }))
  const full = { ...track, regions, cues }
  expect(readSubtitles('json', writeJson(full).bytes)).toEqual(full)
})

const cue = { startMs: 0, endMs: 1, lines: [[{ text: 'x' }]] }
it.each([
  ['no format', { language: 'en', cues: [] }],
  ['no language', { format: 'subtitles/1', cues: [] }],
  ['cues that are no list', { format: 'subtitles/1', language: 'en', cues: {} }],
  ['a time that is no number', { format: 'subtitles/1', language: 'en', cues: [{ ...cue, startMs: '0' }] }],
  [
    'a color with markup',
    { format: 'subtitles/1', language: 'en', cues: [{ ...cue, lines: [[{ text: 'x', color: '"><b>' }]] }] },
  ],
  ['an unknown side', { format: 'subtitles/1', language: 'en', cues: [{ ...cue, align: 'up' }] }],
])('refuses %s', (_, content) => {
  expect(readSubtitles('json', encodeUtf8(JSON.stringify(content)))).toMatchObject({ refusal: 'broken' })
})
