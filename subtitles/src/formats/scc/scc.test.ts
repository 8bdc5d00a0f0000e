import { describe, expect, it } from 'vitest'
import type { Cue, SubtitleTrack } from '../../model/cue.ts'
import { plainLines } from '../../model/spans.ts'
import { readSubtitles } from '../../read.ts'
import { expectSameCues, trackOf } from '../../samples/compare-cues.ts'
import { expectGolden } from '../../samples/golden.ts'
import { hasFfmpeg, readWithFfmpeg } from '../../samples/programs.ts'
import { dense, plainFrench } from '../../samples/tracks.ts'
import { decodeText, encodeUtf8 } from '../../text/decode-text.ts'
import { frameRates, msToFrame } from '../../time/frame-rate.ts'
import { formatTimecode, frameToTimecode, parseTimecode, timecodeToFrame } from '../../time/timecode.ts'
import { codeOf, toShownText } from './characters.ts'
import { hasParity, withParity } from './codes.ts'
import { writeScc } from './write.ts'

const rate = frameRates.ntscDropFrame
const halfFrameMs = 17
const trackWith = (...cues: readonly (readonly [number, number, string])[]): SubtitleTrack => ({
  language: 'en',
  cues: cues.map(([startMs, endMs, text]): Cue => ({ startMs, endMs, lines: plainLines(text) })),
})
const linesOf = (bytes: Uint8Array): { frame: number; words: string[] }[] =>
  decodeText(bytes)
    .split('\n')
    .slice(2)
    .filter((line) => line !== '')
    .map((line) => {
      const [time = '', words = ''] = line.split('\t')
      return { frame: timecodeToFrame(parseTimecode(time)!, rate), words: words.split(' ') }
    })
/** CEA-608 has no œ. */
const shownFrench: SubtitleTrack = {
  ...plainFrench,
  cues: plainFrench.cues.map((cue) => ({
    ...cue,
    lines: cue.lines.map((line) => line.map((span) => ({ ...span, text: span.text.replace('œ', '?') }))),
  })),
}

it('DATA-11 writes SCC as the golden file has it', () => expectGolden('sample.scc', writeScc(plainFrench).bytes))

it('writes a known caption, byte for byte', () => {
  // Load, erase, row 15 from column 15 on, "Hi": nine words before the end of caption at frame 60.
  expect(decodeText(writeScc(trackWith([2000, 4000, 'Hi'])).bytes)).toBe(
    'Scenarist_SCC V1.0\n\n00:00:01;21\t9420 9420 94ae 94ae 9476 9476 9723 9723 c8e9 942f 942f\n\n00:00:04;00\t942c 942c\n',
  )
})

it('gives every byte odd parity', () => {
  const onesOf = (byte: number): number => [...byte.toString(2)].filter((digit) => digit === '1').length
  for (let byte = 0; byte < 128; byte++) expect(onesOf(withParity(byte)) % 2).toBe(1)
  const words = linesOf(writeScc(dense).bytes).flatMap((line) => line.words)
  expect(words.length).toBeGreaterThan(1000)
  expect(words.every((word) => hasParity(Number.parseInt(word, 16)))).toBe(true)
})

it('shows each caption on the frame of its cue, counting one word per frame', () => {
  const shown = linesOf(writeScc(dense).bytes).flatMap(({ frame, words }) =>
    words.includes('942f') ? [frame + words.indexOf('942f')] : [],
  )
  expect(shown).toEqual(dense.cues.map(({ startMs }) => msToFrame(startMs, rate)))
})

it('sends no two words in one frame', () => {
  const lines = linesOf(writeScc(dense).bytes)
  for (const [index, { frame, words }] of lines.entries())
    expect(frame + words.length).toBeLessThanOrEqual(lines[index + 1]?.frame ?? Number.POSITIVE_INFINITY)
})

it.each([
  ['French', plainFrench, shownFrench],
  ['dense captions', dense, dense],
])('keeps text, italics and times: %s', (_, track, expected) => {
  const result = readSubtitles('scc', writeScc(track).bytes)
  expectSameCues(result, expected, halfFrameMs)
})

it('keeps colors, underlines and positions', () => {
  const { cues } = trackOf(readSubtitles('scc', writeScc(plainFrench).bytes))
  expect(cues[4]).toMatchObject({ vertical: 'top', lines: [[{ color: '#ffff00' }]] })
  expect(cues[5]?.align).toBe('left')
  expect(cues[6]?.lines[0]?.find(({ isUnderlined }) => isUnderlined)?.text).toBe('souligné')
})

it('reports what captions cannot hold', () => {
  // The third is loaded from frame 152 on, in 41 words around an erase of 2: it is shown at 195, not 168.
  const track = trackWith(
    [0, 2000, 'Hi'],
    [5000, 5500, 'A short one'],
    [5600, 9000, 'A longer caption, with two rows\nthat need many frames to load'],
    [8000, 12_000, 'а'],
    [20_000, 23_000, `${'x'.repeat(40)}\n2\n3\n4\n5`],
  )
  expect(writeScc(track).findings).toEqual([
    { code: 'shown_late', cue: 0, frames: 9 },
    { code: 'shown_late', cue: 2, frames: 27 },
    { code: 'ends_early', cue: 2 },
    { code: 'characters_replaced', cue: 3, characters: 'а' },
    { code: 'lines_left_out', cue: 4, limit: 4 },
    { code: 'line_cut', cue: 4, columns: 40, limit: 32 },
  ])
})

it('sends special characters as pairs, and extended ones after a similar character', () => {
  expect(codeOf('♪')).toEqual({ pair: 0x1137 })
  expect(codeOf('É')).toEqual({ pair: 0x1221, before: 0x45 })
  expect(codeOf('é')).toEqual({ byte: 0x5c })
  const lost: string[] = []
  expect(toShownText('“œ…’', lost)).toBe("“?...'")
  expect(lost).toEqual(['œ'])
})

it('reads roll-up captions', () => {
  const lines = [
    '00:00:01;00\t9425 9425 94ad 94ad 9470 9470 c8e9',
    '00:00:03;00\t94ad 94ad 9470 9470 4fcb',
    '00:00:05;00\t942c 942c',
  ]
  const cues = trackOf(readSubtitles('scc', encodeUtf8(`Scenarist_SCC V1.0\n\n${lines.join('\n\n')}\n`))).cues
  expect(cues.map(({ lines: rows }) => rows.map((row) => row[0]?.text))).toEqual([['Hi'], ['Hi', 'OK']])
})

it('ignores damaged words where the others have parity, and reads files without any', () => {
  const good = decodeText(writeScc(dense).bytes)
  const damaged = trackOf(readSubtitles('scc', encodeUtf8(good.replace('4361', 'c361')))).cues
  expect(damaged[0]?.lines[0]?.[0]?.text).toBe('ption 0, café à la crème,')
  const bare = good.replace(/\b[0-9a-f]{4}\b/g, (word) =>
    (Number.parseInt(word, 16) & 0x7f7f).toString(16).padStart(4, '0'),
  )
  expectSameCues(readSubtitles('scc', encodeUtf8(bare)), dense, halfFrameMs)
})

describe.skipIf(!hasFfmpeg)('in ffmpeg (skipped where it is not installed)', () => {
  /** ffmpeg dates all words of a line by its first one, so each control that shows or erases gets a line of its own. */
  const splitLines = (bytes: Uint8Array): Uint8Array => {
    const parts = linesOf(bytes).flatMap(({ frame, words }) => {
      const isControl = (word = '') => word === '942f' || word === '942c'
      const starts = words.flatMap((word, at) => {
        const before = words[at - 1]
        return at === 0 || (word !== before && (isControl(word) || isControl(before))) ? [at] : []
      })
      return starts.map((start, index) => {
        const some = words.slice(start, starts[index + 1])
        return `${formatTimecode(frameToTimecode(frame + start, rate), ';')}\t${some.join(' ')}\n`
      })
    })
    return encodeUtf8(`Scenarist_SCC V1.0\n\n${parts.join('\n')}`)
  }
  const withPlainText = (cue: Cue): Cue => ({
    ...cue,
    lines: cue.lines.map((line) =>
      line.map((span) => ({ ...span, text: span.text.replaceAll('\\h', ' ').replaceAll('’', "'") })),
    ),
  })
  it.each([
    ['French', shownFrench],
    ['dense captions', dense],
  ])('has the same text, italics and times: %s', (_, track) => {
    const result = trackOf(readWithFfmpeg('i.scc', splitLines(writeScc(track).bytes)))
    // It indents rows by `\\h`, shows another apostrophe, and takes drop-frame labels for the clock: two frames at most.
    expectSameCues({ ...result, cues: result.cues.map(withPlainText) }, track, 80)
  })
})
