import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findSandbox } from '../../../platform/sandbox/find-sandbox.ts'
import { findEspeak } from '../espeak/find-espeak.ts'
import { kokoro } from './kokoro.ts'

const sandbox = await findSandbox({ allowLimitsOnly: true })
const isUsable = sandbox !== undefined && findEspeak(['/']) !== undefined

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-kokoro-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (packagesFolder: string, roots = ['/']) =>
  kokoro({ packagesFolder, roots, getSandbox: async () => sandbox })
const speak = (synthesizer: ReturnType<typeof make>) => {
  const signal = new AbortController().signal
  return synthesizer.speak({ texts: ['Hola.'], voice: 'kokoro:ef_dora', folder, signal, onSpoken: () => {} })
}

it('offers nothing until its packages and espeak-ng are there', async () => {
  for (const synthesizer of [make(join(folder, 'packages')), make(folder, [folder])]) {
    expect(await synthesizer.listVoices()).toEqual([])
    await expect(speak(synthesizer)).rejects.toMatchObject({ name: 'SpeechError', retry: 'later' })
  }
})

it.runIf(isUsable)('offers voices by their names, the best of each language first', async () => {
  const voices = await make(folder).listVoices()
  const first = new Map(voices.toReversed().map(({ language, displayName }) => [language, displayName]))
  expect(Object.fromEntries(first)).toEqual({
    en: 'Heart',
    'en-GB': 'Emma',
    es: 'Dora',
    fr: 'Siwis',
    it: 'Sara',
    'pt-BR': 'Dora',
  })
})

it.runIf(isUsable)('says later, and why, when its process fails', async () => {
  await expect(speak(make(folder))).rejects.toMatchObject({
    name: 'SpeechError',
    retry: 'later',
    message: expect.stringContaining('ERR_MODULE_NOT_FOUND'),
  })
})
