import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findSandbox } from '../../../platform/sandbox/find-sandbox.ts'
import { makeSound } from '../testing/make-sound.ts'
import { whisper } from './whisper.ts'

const sandbox = await findSandbox({ allowLimitsOnly: true })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-whisper-'))
  mkdirSync(join(folder, 'work'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (packagesFolder: string) => whisper({ packagesFolder, getSandbox: async () => sandbox })
const recognize = (recognizer: ReturnType<typeof make>, sound: Buffer) => {
  const speechFile = join(folder, 'speech.pcm')
  writeFileSync(speechFile, sound)
  const signal = new AbortController().signal
  const workFolder = join(folder, 'work')
  return recognizer.recognize({ speechFile, language: 'en', workFolder, signal, onProgress: () => {} })
}

it('offers nothing until its packages are there', async () => {
  const recognizer = make(join(folder, 'packages'))
  expect(await recognizer.listLanguages()).toEqual([])
  await expect(recognize(recognizer, makeSound({ seconds: 1 }))).rejects.toMatchObject({ retry: 'later' })
})

it.runIf(sandbox)('loads no model for silence', async () => {
  expect(await recognize(make(folder), makeSound({ seconds: 40 }))).toEqual({ words: [], heardLanguage: undefined })
})

it.runIf(sandbox)('says later, and why, when its process fails', async () => {
  const failure = recognize(make(folder), makeSound({ seconds: 2, level: 0.3 }))
  await expect(failure).rejects.toMatchObject({
    name: 'SpeechError',
    retry: 'later',
    message: expect.stringContaining('ERR_MODULE_NOT_FOUND'),
  })
})

it.runIf(sandbox)('recognizes one recording after the other, and none once the portal stops', async () => {
  const recognizer = make(folder)
  const running = [1, 2].map(() => recognize(recognizer, makeSound({ seconds: 1 })))
  await recognizer.stop()
  const results = await Promise.allSettled(running)
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'SpeechError', retry: 'later' } })
})
