import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { speechRecognizerSuite } from '../../../ports/speech-recognizer.suite.ts'
import { makeSound } from '../testing/make-sound.ts'
import { startTestTranscriptions, testKey, testModel } from '../testing/test-transcriptions.ts'
import { openaiRecognizer } from './openai.ts'

const limits = { timeoutMs: 5000, attempts: 2, firstDelayMs: 1, longestDelayMs: 10, answerBytes: 10_000 }
const speech = makeSound({ seconds: 1 }, { seconds: 4, level: 0.3 }, { seconds: 1 })
const make = (service: { readonly url: string }, apiKey: string | null = testKey) =>
  openaiRecognizer({ url: service.url, apiKey, model: testModel, isLocal: false, limits })

describe('the port', () => {
  let service: Awaited<ReturnType<typeof startTestTranscriptions>>
  beforeAll(async () => {
    service = await startTestTranscriptions()
  })
  afterAll(() => service.stop())
  speechRecognizerSuite(async () => ({
    recognizer: make(service),
    speech,
    language: 'en',
    words: ['Welcome', 'to', 'the', 'old', 'harbor.'],
  }))
})

let service: Awaited<ReturnType<typeof startTestTranscriptions>>
let folder: string
beforeEach(async () => {
  service = await startTestTranscriptions()
  folder = mkdtempSync(join(tmpdir(), 'portolan-openai-'))
})
afterEach(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

const recognize = (recognizer: ReturnType<typeof make>, sound = speech, language = 'en') => {
  const speechFile = join(folder, 'speech.pcm')
  writeFileSync(speechFile, sound)
  const signal = new AbortController().signal
  return recognizer.recognize({ speechFile, language, workFolder: folder, signal, onProgress: () => {} })
}

it('sends the part with speech, and moves the times to where it was', async () => {
  const { words, heardLanguage } = await recognize(make(service))
  expect(service.received).toEqual([{ seconds: expect.closeTo(4.4), bytes: expect.any(Number), language: 'en' }])
  expect(words[0]).toEqual({ text: 'Welcome', startMs: expect.closeTo(800, -1), endMs: expect.closeTo(1680, -1) })
  expect(heardLanguage).toBe('en')
})

it('cuts a long recording into files under the limit, and sends no silence', async () => {
  const part = { seconds: 590, level: 0.3 }
  const { words } = await recognize(make(service), makeSound(part, { seconds: 90 }, part, { seconds: 1 }, part))
  expect(service.received).toHaveLength(3)
  for (const { bytes } of service.received) expect(bytes).toBeLessThan(25_000_000)
  expect(words).toHaveLength(15)
  expect(words[5]?.startMs).toBeGreaterThan(675_000)
})

it('sends what was answered before the portal was killed only once', async () => {
  const part = { seconds: 590, level: 0.3 }
  const sound = makeSound(part, { seconds: 90 }, part)
  service.faults.push({ status: 200, body: JSON.stringify({ segments: [] }) }, 'cut', 'cut')
  await expect(recognize(make(service), sound)).rejects.toMatchObject({ name: 'SpeechError', retry: 'later' })
  expect((await recognize(make(service), sound)).words).toHaveLength(5)
  expect(service.countCalls()).toBe(4)
})

it('spreads segments over their words where the service has no times of words', async () => {
  const other = await startTestTranscriptions({ hasNoWordTimes: true })
  const recognizer = make(other)
  const { words } = await recognize(recognizer)
  expect(words.map(({ text }) => text)).toEqual(['Welcome', 'to', 'the', 'old', 'harbor.'])
  expect(words[1]?.startMs).toBe(words[0]?.endMs)
  expect(other.countCalls()).toBe(2)
  await recognize(recognizer, makeSound({ seconds: 3, level: 0.2 }))
  expect(other.countCalls()).toBe(3)
  await other.stop()
})

it('sends the codes that the service knows', async () => {
  await recognize(make(service), speech, 'nb')
  await recognize(make(service), speech, 'es-MX')
  expect(service.received.map(({ language }) => language)).toEqual(['no', 'es'])
})

it('says never for a wrong key, without the key in the message', async () => {
  const error = await recognize(make(service, 'a wrong key')).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ name: 'SpeechError', retry: 'never' })
  expect(String(error)).not.toContain('wrong key')
})

it.each(['no JSON', '{"text":"Words without times."}', '{"words":[{"word":"x","start":"0","end":1}]}'])(
  'refuses the answer %s',
  async (body) => {
    service.faults.push({ status: 200, body })
    await expect(recognize(make(service))).rejects.toMatchObject({ name: 'SpeechError', retry: 'never' })
  },
)

it('is remote unless it is on a machine of the provider', () => {
  expect(make(service).isRemote).toBe(true)
  expect(openaiRecognizer({ url: service.url, apiKey: null, model: 'x', isLocal: true }).isRemote).toBe(false)
})

it('ends with an error that says later when the portal stops', async () => {
  service.faults.push('silent')
  const recognizer = make(service)
  const running = recognize(recognizer)
  await recognizer.stop()
  await expect(running).rejects.toMatchObject({ name: 'SpeechError', retry: 'later' })
})
