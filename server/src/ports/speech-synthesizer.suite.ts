import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SpeechCall, SpeechSynthesizer } from './speech-synthesizer.ts'

export type SynthesizerUnderTest = {
  readonly synthesizer: SpeechSynthesizer
  /** The name of a voice that it has, and its language. */
  readonly voice: string
  readonly language: string
}

/** What every synthesizer must do. Call it in a describe block; `make` runs once. */
export function speechSynthesizerSuite(make: () => Promise<SynthesizerUnderTest>): void {
  let test: SynthesizerUnderTest
  let folder: string
  beforeAll(async () => {
    test = await make()
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portolan-synthesizer-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const speak = (texts: readonly string[], changes: Partial<SpeechCall> = {}) => {
    const signal = new AbortController().signal
    return test.synthesizer.speak({ texts, voice: test.voice, folder, signal, onSpoken: () => {}, ...changes })
  }

  describe('listVoices', () => {
    it('lists voices with unique names, and BCP 47 tags', async () => {
      const voices = await test.synthesizer.listVoices()
      for (const { name, displayName, language } of voices) {
        expect(name.startsWith(`${test.synthesizer.name}:`)).toBe(true)
        expect(name.length).toBeLessThanOrEqual(100)
        expect(displayName).not.toBe('')
        expect(Intl.getCanonicalLocales(language)).toEqual([language])
      }
      expect(new Set(voices.map(({ name }) => name)).size).toBe(voices.length)
      expect(voices).toContainEqual(expect.objectContaining({ name: test.voice, language: test.language }))
    })
  })

  describe('speak', () => {
    it('writes a sound for each text, and a longer one for a longer text', async () => {
      const spoken: number[] = []
      const texts = ['No.', 'This sentence is a good deal longer than the other one.']
      await speak(texts, { onSpoken: (index) => spoken.push(index) })
      const [short, long] = texts.map((_, index) => readWav(join(folder, `${index}.wav`)))
      expect(short?.peak).toBeGreaterThan(1000)
      expect(long?.peak).toBeGreaterThan(1000)
      expect(long?.seconds).toBeGreaterThan((short?.seconds ?? 0) * 2)
      expect(spoken.toSorted()).toEqual([0, 1])
    })

    it('writes a sound also for a text that looks like an option, has marks alone or is in another script', async () => {
      // Short, because each mark and foreign character is read by its name.
      const texts = ['-f a', '<b>"', '… ♪', 'Я東']
      await speak(texts)
      for (const [index] of texts.entries()) readWav(join(folder, `${index}.wav`))
    })

    it('does nothing without texts', async () => {
      await speak([])
      expect(existsSync(join(folder, '0.wav'))).toBe(false)
    })

    it('refuses a voice that it does not have', async () => {
      const running = speak(['Hello.'], { voice: `${test.synthesizer.name}:nobody` })
      await expect(running).rejects.toMatchObject({ name: 'SpeechError', retry: 'never' })
    })

    it('ends with the signal', async () => {
      const controller = new AbortController()
      const running = speak(['Hello.'], { signal: controller.signal })
      controller.abort(new Error('no longer needed'))
      await expect(running).rejects.toThrow('no longer needed')
    })
  })
}

/** Checks that a file has signed 16-bit samples in one channel, as other parts of the portal read it. */
function readWav(file: string) {
  const bytes = readFileSync(file)
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect([bytes.readUInt16LE(20), bytes.readUInt16LE(22), bytes.readUInt16LE(34)]).toEqual([1, 1, 16])
  const start = bytes.indexOf('data') + 8
  expect(bytes.readUInt32LE(start - 4)).toBe(bytes.length - start)
  let peak = 0
  for (let at = start; at + 1 < bytes.length; at += 2) peak = Math.max(peak, Math.abs(bytes.readInt16LE(at)))
  return { seconds: (bytes.length - start) / 2 / bytes.readUInt32LE(24), peak }
}
