import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { chooseSpeech } from './speech-adapters.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-speech-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const choose = (environment: NodeJS.ProcessEnv = {}) =>
  chooseSpeech({
    config: readConfig({ PORTOLAN_DATA: folder, PORTOLAN_ENGINES: 'off', ...environment }),
    log: { warn: () => {} },
    getSandbox: async () => undefined,
    roots: [folder],
  })

it('has engines of its own, which offer nothing until they are installed', async () => {
  const { recognizers, synthesizers, installation, stop } = choose()
  expect([...recognizers, ...synthesizers].map(({ name }) => name)).toEqual(['whisper', 'kokoro', 'espeak'])
  for (const recognizer of recognizers) expect(await recognizer.listLanguages()).toEqual([])
  for (const synthesizer of synthesizers) expect(await synthesizer.listVoices()).toEqual([])
  installation.start()
  expect(installation.read()).toMatchObject({ state: 'off' })
  await stop()
})

it('adds configured services, which are remote', () => {
  const { recognizers, synthesizers } = choose({
    SPEECH_RECOGNIZER_URL: 'https://speech.example/v1',
    SPEECH_SYNTHESIZER_URL: 'https://speech.example/v1',
    SPEECH_SYNTHESIZER_VOICES: 'de:nova',
  })
  expect(recognizers.map(({ name, isRemote }) => [name, isRemote])).toEqual([
    ['whisper', false],
    ['openai', true],
  ])
  expect(synthesizers.map(({ name }) => name)).toEqual(['kokoro', 'openai', 'espeak'])
})
