import { describe, expect, it } from 'vitest'
import { readSubtitles } from '../../read.ts'
import { expectSameCues, trackOf } from '../../samples/compare-cues.ts'
import { expectGolden } from '../../samples/golden.ts'
import { french, otherScripts } from '../../samples/tracks.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { frameRates } from '../../time/frame-rate.ts'
import { writeTtml } from './write.ts'

const profiles = ['ttml', 'dfxp', 'imsc', 'itt'] as const
/** Half a frame of 23.976 a second. */
const halfFrameMs = 21

const readDocument = (body: string, { root = '', head = '' } = {}) =>
  trackOf(
    readSubtitles(
      'ttml',
      encodeUtf8(
        `<tt xmlns="http://www.w3.org/ns/ttml" xmlns:s="http://www.w3.org/ns/ttml#styling" xmlns:p="http://www.w3.org/ns/ttml#parameter" xmlns:m="http://www.w3.org/ns/ttml#metadata" ${root}><head>${head}</head><body>${body}</body></tt>`,
      ),
    ),
  ).cues

it.each(profiles)('DATA-11 writes %s as the golden file has it', (profile) => {
  expectGolden(`sample.${profile}`, writeTtml(french, profile).bytes)
})

describe.each(profiles)('%s', (profile) => {
  const toleranceMs = profile === 'itt' ? halfFrameMs : 0
  it.each([french, ...otherScripts])('keeps text, italics and times: $language', (track) => {
    const result = readSubtitles(profile, writeTtml(track, profile).bytes)
    expectSameCues(result, track, toleranceMs)
    expect(trackOf(result).language).toBe(track.language)
  })

  it('keeps colors, bold, underlines and positions', () => {
    const { cues, title } = trackOf(readSubtitles(profile, writeTtml(french, profile).bytes))
    expect(title).toBe(french.title)
    expect(cues[4]).toMatchObject({ vertical: 'top', lines: [[{ color: '#ffff00' }]] })
    expect(cues[5]?.align).toBe('left')
    expect(cues[6]?.lines).toEqual(french.cues[6]?.lines)
    expect(cues[0]?.speaker).toBe(profile === 'itt' ? undefined : 'Zoé')
  })
})

it('counts the frames of the video in iTT', () => {
  const { bytes } = writeTtml(french, 'itt', frameRates.pal)
  expectSameCues(readSubtitles('itt', bytes), french)
})

it('reports a cue in the middle, which iTT does not have', () => {
  const cues = french.cues.map((cue) => ({ ...cue, vertical: 'middle' }) as const)
  expect(writeTtml({ ...french, cues }, 'itt').findings).toContainEqual({ code: 'position_lost', cue: 0 })
  expect(writeTtml({ ...french, cues }, 'imsc').findings).toEqual([])
})

it.each([
  ['', '<p begin="1.5s" end="00:00:02.250">x</p>', 1500, 2250],
  ['', '<div begin="10s"><p begin="500ms" dur="1s">x</p></div>', 10_500, 11_500],
  ['', '<div end="3s"><p begin="1s" end="10s">x</p></div>', 1000, 3000],
  ['', '<p begin="1s">nothing ends it</p>', 1000, 5000],
  ['p:tickRate="10000000"', '<p begin="15000000t" end="20000000t">x</p>', 1500, 2000],
  ['p:frameRate="25"', '<p begin="00:00:01:05" end="50f">x</p>', 1200, 2000],
  [
    'p:frameRate="30" p:frameRateMultiplier="1000 1001" p:timeBase="smpte" p:dropMode="dropNTSC"',
    '<p begin="01:00:00:00" end="01:00:01:00">x</p>',
    3_599_996,
    3_600_997,
  ],
])('reads the times of %s %s', (root, body, startMs, endMs) => {
  expect(readDocument(body, { root })[0]).toMatchObject({ startMs, endMs })
})

it('reads styles that refer to styles, nested spans, breaks and spaces', () => {
  const head =
    '<styling><style xml:id="a" s:fontStyle="italic"/><style xml:id="b" style="a" s:color="red"/></styling><layout><region xml:id="r"><style s:displayAlign="before" s:textAlign="end"/></region></layout>'
  const body =
    '<p region="r" begin="0s" end="1s">\n  One <span style="b">two <span s:fontStyle="normal">three</span></span>\n<br/>four </p>'
  expect(readDocument(body, { head })).toMatchObject([
    {
      vertical: 'top',
      align: 'right',
      lines: [
        [{ text: 'One ' }, { text: 'two ', isItalic: true, color: '#ff0000' }, { text: 'three', color: '#ff0000' }],
        [{ text: 'four' }],
      ],
    },
  ])
})

it('ends circles of styles', () => {
  const head = '<styling><style xml:id="a" style="b" s:fontStyle="italic"/><style xml:id="b" style="a"/></styling>'
  expect(readDocument('<p style="b" begin="0s" end="1s">x</p>', { head })[0]?.lines).toEqual([
    [{ text: 'x', isItalic: true }],
  ])
})
