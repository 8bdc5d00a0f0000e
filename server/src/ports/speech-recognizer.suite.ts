import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecognitionCall, SpeechRecognizer } from './speech-recognizer.ts'

export type RecognizerUnderTest = {
  readonly recognizer: SpeechRecognizer
  /** Signed 16-bit samples of 16 kHz in which these words are said. */
  readonly speech: Buffer
  readonly language: string
  readonly words: readonly string[]
}

/** What every recognizer must do. Call it in a describe block; `make` runs once. */
export function speechRecognizerSuite(make: () => Promise<RecognizerUnderTest>): void {
  let test: RecognizerUnderTest
  let folder: string
  beforeAll(async () => {
    test = await make()
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portolan-recognizer-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const recognize = (sound: Buffer, changes: Partial<RecognitionCall> = {}) => {
    const speechFile = join(folder, 'speech.pcm')
    writeFileSync(speechFile, sound)
    const signal = new AbortController().signal
    const { language } = test
    return test.recognizer.recognize({
      speechFile,
      language,
      workFolder: folder,
      signal,
      onProgress: () => {},
      ...changes,
    })
  }

  describe('listLanguages', () => {
    it('lists BCP 47 tags in their shortest form, each once', async () => {
      const languages = await test.recognizer.listLanguages()
      for (const tag of languages) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
      expect(new Set(languages).size).toBe(languages.length)
      expect(languages).toContain(test.language)
    })
  })

  describe('recognize', () => {
    it('returns the words with times in order, within the recording, and reports progress up to the end', async () => {
      const fractions: number[] = []
      const { words, heardLanguage } = await recognize(test.speech, { onProgress: (one) => fractions.push(one) })
      expect(words.map(({ text }) => text)).toEqual(test.words)
      expect([undefined, test.language]).toContain(heardLanguage)
      let lastMs = 0
      for (const { startMs, endMs } of words) {
        expect(startMs).toBeGreaterThanOrEqual(lastMs)
        expect(endMs).toBeGreaterThan(startMs)
        lastMs = endMs
      }
      expect(lastMs).toBeLessThanOrEqual(test.speech.length / 32)
      expect(fractions).toEqual(fractions.toSorted((one, other) => one - other))
      expect(fractions.at(-1)).toBe(1)
    })

    it('returns no words for silence and for an empty recording', async () => {
      expect((await recognize(Buffer.alloc(320_000))).words).toEqual([])
      expect((await recognize(Buffer.alloc(0))).words).toEqual([])
    })

    it('refuses a language that it does not list', async () => {
      await expect(recognize(test.speech, { language: 'tlh' })).rejects.toMatchObject({
        name: 'SpeechError',
        retry: 'never',
      })
    })

    it('ends with the signal', async () => {
      const controller = new AbortController()
      const running = recognize(test.speech, { signal: controller.signal })
      controller.abort(new Error('no longer needed'))
      await expect(running).rejects.toThrow('no longer needed')
    })
  })
}
