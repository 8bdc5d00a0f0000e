import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSound, type SoundPart } from '../testing/make-sound.ts'
import { findSpeech } from './find-speech.ts'
import { planWindows } from './plan-windows.ts'
import { readLevels } from './read-levels.ts'
import { readSamples, sampleRate } from './samples.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-audio-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const whisperLimits = { longestSeconds: 28, longestPauseSeconds: 3 }
const write = (...parts: SoundPart[]) => {
  const file = join(folder, 'sound.pcm')
  writeFileSync(file, makeSound(...parts))
  return file
}
const plan = async (...parts: SoundPart[]) => {
  const levels = await readLevels(write(...parts))
  return planWindows(findSpeech(levels), levels, whisperLimits)
}

it('finds no speech in silence', async () => {
  expect(await plan({ seconds: 65, level: 0 })).toEqual([])
  expect(findSpeech(new Float32Array(0))).toEqual([])
})

it('finds speech between pauses, with a margin', async () => {
  const levels = await readLevels(write({ seconds: 1 }, { seconds: 2, level: 0.3 }, { seconds: 1 }))
  expect(levels).toHaveLength(200)
  const [span, ...others] = findSpeech(levels)
  expect(others).toEqual([])
  expect(span?.startSeconds).toBeCloseTo(0.8)
  expect(span?.endSeconds).toBeCloseTo(3.2)
})

it('packs sentences into one window until a long pause', async () => {
  const sentence = { seconds: 4, level: 0.3 }
  const windows = await plan(sentence, { seconds: 1 }, sentence, { seconds: 5 }, sentence)
  expect(windows).toHaveLength(2)
  expect(windows[0]?.endSeconds).toBeCloseTo(9.2)
  expect(windows.map(({ isOverlapping }) => isOverlapping)).toEqual([false, false])
})

it('cuts unbroken speech at its quietest moment, with an overlap', async () => {
  const windows = await plan({ seconds: 24, level: 0.3 }, { seconds: 0.3, level: 0.05 }, { seconds: 36, level: 0.3 })
  expect(windows).toHaveLength(3)
  expect(windows[0]?.endSeconds).toBeCloseTo(25.15, 1)
  expect(windows[1]).toMatchObject({ startSeconds: expect.closeTo(23.15, 1), isOverlapping: true })
  for (const { startSeconds, endSeconds } of windows) expect(endSeconds - startSeconds).toBeLessThanOrEqual(28)
  expect(windows.at(-1)?.endSeconds).toBeCloseTo(60.3)
})

it('reads the samples of a window alone', async () => {
  const file = write({ seconds: 1 }, { seconds: 1, level: 0.5 })
  const samples = await readSamples(file, { startSeconds: 0.5, endSeconds: 1.5 })
  expect(samples).toHaveLength(sampleRate)
  expect(samples.subarray(0, sampleRate / 2).every((sample) => sample === 0)).toBe(true)
  expect(Math.max(...samples)).toBeGreaterThan(16_000)
  expect(await readSamples(file, { startSeconds: 1.9, endSeconds: 9 })).toHaveLength(sampleRate / 10)
})
