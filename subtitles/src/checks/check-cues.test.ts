import { expect, it } from 'vitest'
import type { Cue } from '../model/cue.ts'
import { plainLines } from '../model/spans.ts'
import { frameRates } from '../time/frame-rate.ts'
import { checkCues } from './check-cues.ts'
import { countColumns } from './count-columns.ts'
import { rulesFor } from './rules.ts'

const rules = rulesFor('en')
const cue = (startMs: number, endMs: number, text: string): Cue => ({ startMs, endMs, lines: plainLines(text) })

it('accepts two lines of 42 characters at 20 characters a second, a second long, two frames apart', () => {
  const line = 'x'.repeat(42)
  expect(checkCues([cue(0, 4200, `${line}\n${line}`), cue(4280, 5113, 'x'), cue(5193, 12_193, 'x')], rules)).toEqual([])
})

it.each([
  ['reading_too_fast', cue(0, 1000, 'x'.repeat(21)), 21, 20],
  ['line_too_long', cue(0, 5000, 'x'.repeat(43)), 43, 42],
  ['too_many_lines', cue(0, 5000, '1\n2\n3'), 3, 2],
  ['too_short', cue(0, 832, 'x'), 832, 833],
  ['too_long', cue(0, 7001, 'x'), 7001, 7000],
  ['no_text', cue(0, 1000, ''), 0, 1],
])('finds %s', (code, wrong, value, limit) => {
  expect(checkCues([wrong], rules)).toEqual([{ code, cue: 0, value, limit }])
})

it('finds overlaps and small gaps in frames, by the index in the given order', () => {
  const cues = [cue(4000, 6000, 'x'), cue(0, 2000, 'x'), cue(2040, 4080, 'x')]
  expect(checkCues(cues, rules)).toEqual([
    { code: 'gap_too_small', cue: 1, value: 1, limit: 2 },
    { code: 'overlap', cue: 2, value: 2, limit: 0 },
  ])
  expect(checkCues([cue(0, 2000, 'x'), cue(2070, 4000, 'x')], rulesFor('en', frameRates.ntsc))).toEqual([])
})

it('finds a cue that ends before it starts', () => {
  expect(checkCues([cue(2000, 1000, 'x')], rules)).toEqual([{ code: 'too_short', cue: 0, value: -1000, limit: 833 }])
})

it('has rules of its own for languages with wide characters', () => {
  const chinese = rulesFor('zh-Hant-TW')
  expect(countColumns('天气very好', chinese)).toBe(5)
  expect(checkCues([cue(0, 5000, '天'.repeat(17))], chinese)).toEqual([
    { code: 'line_too_long', cue: 0, value: 17, limit: 16 },
  ])
})

it('counts no columns for combining and direction marks', () => {
  expect(countColumns('\u202bשָׁלוֹם\u202c', rules)).toBe(4)
  expect(countColumns('e\u0301', rules)).toBe(1)
})
