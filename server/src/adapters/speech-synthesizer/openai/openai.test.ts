import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { speechSynthesizerSuite } from '../../../ports/speech-synthesizer.suite.ts'
import { startTestSpeech, testKey, testModel } from '../testing/test-speech.ts'
import { openaiSynthesizer } from './openai.ts'

const limits = { timeoutMs: 5000, attempts: 2, firstDelayMs: 1, longestDelayMs: 10, answerBytes: 1_000_000 }
const voices = [
  { language: 'en', id: 'alloy' },
  { language: 'es', id: 'alloy' },
]
const make = (service: { readonly url: string }, apiKey: string | null = testKey) =>
  openaiSynthesizer({ url: service.url, apiKey, model: testModel, voices, isLocal: false, limits })

describe('the port', () => {
  let service: Awaited<ReturnType<typeof startTestSpeech>>
  beforeAll(async () => {
    service = await startTestSpeech()
  })
  afterAll(() => service.stop())
  speechSynthesizerSuite(async () => ({ synthesizer: make(service), voice: 'openai:en:alloy', language: 'en' }))
})

let service: Awaited<ReturnType<typeof startTestSpeech>>
let folder: string
beforeEach(async () => {
  service = await startTestSpeech()
  folder = mkdtempSync(join(tmpdir(), 'portolan-openai-'))
})
afterEach(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

const speak = (texts: readonly string[], apiKey: string | null = testKey) => {
  const signal = new AbortController().signal
  return make(service, apiKey).speak({ texts, voice: 'openai:es:alloy', folder, signal, onSpoken: () => {} })
}

it('sends each text once, also after a lost connection', async () => {
  service.faults.push('cut')
  await speak(['Hola.', 'Adiós.'])
  expect(service.spoken).toEqual(['Hola.', 'Adiós.'])
  expect(readdirSync(folder).sort()).toEqual(['0.wav', '1.wav'])
})

it('says never for a wrong key, without the key or the text in the message', async () => {
  const error = await speak(['Hola.'], 'a wrong key').catch((cause: unknown) => cause)
  expect(error).toMatchObject({ name: 'SpeechError', retry: 'never' })
  expect(String(error)).not.toMatch(/wrong key|Hola/)
})

it('refuses an answer that is no sound of the right kind', async () => {
  service.faults.push({ status: 200, body: 'ID3 something compressed' })
  await expect(speak(['Hola.'])).rejects.toMatchObject({ name: 'SpeechError', retry: 'never' })
})

it('does not send a text that is too long', async () => {
  await expect(speak(['x'.repeat(4097)])).rejects.toMatchObject({ name: 'SpeechError', retry: 'never' })
  expect(service.countCalls()).toBe(0)
})

it('says later when the service is overloaded', async () => {
  service.faults.push({ status: 503, body: '' }, { status: 503, body: '' })
  await expect(speak(['Hola.'])).rejects.toMatchObject({ name: 'SpeechError', retry: 'later' })
})

it('ends with an error that says later when the portal stops', async () => {
  service.faults.push('silent')
  const synthesizer = make(service)
  const signal = new AbortController().signal
  const call = { texts: ['Hola.'], voice: 'openai:es:alloy', folder, signal, onSpoken: () => {} }
  const running = synthesizer.speak(call)
  await synthesizer.stop()
  await expect(running).rejects.toMatchObject({ name: 'SpeechError', retry: 'later' })
})
