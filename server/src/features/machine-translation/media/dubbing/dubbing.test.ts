import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sound } from '../../../../platform/sound/wav.ts'
import { planFit } from './fit-slot.ts'
import { lengthMs, writeSound } from './sound-files.ts'
import { tightenPauses } from './tighten-pauses.ts'
import { trackRate, writeVoiceTrack } from './voice-track.ts'

/** Tones and silence, in seconds: a negative length is silence. */
const soundOf = (lengths: readonly number[], rate = 8000): Sound => ({
  rate,
  samples: Int16Array.from(
    lengths.flatMap((length) =>
      Array.from({ length: Math.abs(length) * rate }, (_, index) => (length < 0 ? 0 : Math.sin(index / 3) * 16_000)),
    ),
  ),
})

describe('planFit', () => {
  const slot = { startMs: 1000, endMs: 3000, nextStartMs: 4060 }

  it('leaves lines that fit alone and speaks others faster, up to 1.2', () => {
    expect(planFit(2000, slot)).toEqual({ tempo: 1, isTooLong: false })
    expect(planFit(2200, slot)).toEqual({ tempo: 1.1, isTooLong: false })
  })

  it('uses the gap after the cue at the fastest tempo, and reports what is still too long', () => {
    expect(planFit(3600, slot)).toEqual({ tempo: 1.2, isTooLong: false })
    expect(planFit(3900, slot)).toEqual({ tempo: 1.3, isTooLong: true })
    expect(planFit(9000, slot)).toEqual({ tempo: 1.6, isTooLong: true })
  })
})

describe('tightenPauses', () => {
  it('removes silence at the ends and shortens pauses inside only if asked', () => {
    const sound = soundOf([-1, 1, -1, 1, -1])
    expect(lengthMs(tightenPauses(sound, { isShortened: false }))).toBeCloseTo(3060, -1)
    expect(lengthMs(tightenPauses(sound, { isShortened: true }))).toBeCloseTo(2240, -1)
  })

  it('makes nothing of silence', () => {
    expect(lengthMs(tightenPauses(soundOf([-1]), { isShortened: true }))).toBeLessThan(50)
  })
})

describe('writeVoiceTrack', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portolan-voice-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('starts each line at its sample, cuts one that reaches the next, and is as long as the media', async () => {
    await writeSound(join(folder, 'a.wav'), soundOf([1], trackRate))
    const lines = [1001, 1501, 3333].map((startMs) => ({ startMs, file: join(folder, 'a.wav') }))
    await writeVoiceTrack(join(folder, 'voice.pcm'), lines, 4)
    const bytes = readFileSync(join(folder, 'voice.pcm'))
    expect(bytes.length).toBe(4 * trackRate * 2)
    const isLoud = (ms: number) => {
      const at = Math.round((ms * trackRate) / 1000) * 2
      return Array.from({ length: 40 }, (_, index) => Math.abs(bytes.readInt16LE(at + index * 2))).some(
        (each) => each > 3000,
      )
    }
    expect([1000, 1001, 1600, 2490, 2510, 3332, 3333, 3990].map(isLoud)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      true,
      true,
    ])
  })
})
