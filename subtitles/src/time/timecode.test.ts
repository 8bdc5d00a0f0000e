import { expect, it } from 'vitest'
import { frameRates } from './frame-rate.ts'
import { formatTimecode, frameToTimecode, msToTimecode, timecodeToFrame } from './timecode.ts'

it.each([
  [1799, '00:00:59;29'],
  [1800, '00:01:00;02'],
  [17_981, '00:09:59;29'],
  [17_982, '00:10:00;00'],
  [107_892, '01:00:00;00'],
])('skips two drop-frame labels a minute, except every tenth: frame %i is %s', (frame, label) => {
  expect(formatTimecode(frameToTimecode(frame, frameRates.ntscDropFrame), ';')).toBe(label)
})

it.each(Object.entries(frameRates))('turns labels back into frames: %s', (_, rate) => {
  for (let frame = 0; frame < 260_000; frame += 97)
    expect(timecodeToFrame(frameToTimecode(frame, rate), rate)).toBe(frame)
})

it('counts whole frames of 23.976 a second, so that labels fall behind the clock', () => {
  expect(formatTimecode(msToTimecode(3_600_000, frameRates.filmNtsc))).toBe('00:59:56:10')
})
