import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whisper } from '../../adapters/speech-recognizer/whisper/whisper.ts'
import { speechRecognizerSuite } from '../../ports/speech-recognizer.suite.ts'
import { hasEnglishRecording, readEnglishClips, readEnglishRecording } from './testing/english-recording.ts'
import { findSpeechEngines } from './testing/installed-packages.ts'
import { rateWordErrors } from './testing/word-errors.ts'

const engines = hasEnglishRecording ? await findSpeechEngines() : undefined

const make = () => {
  if (!engines) throw new Error('not installed')
  return whisper(engines)
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-recognition-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const start = (sound: Buffer, onProgress: (fraction: number) => void) => {
  const workFolder = mkdtempSync(join(folder, 'work-'))
  const speechFile = join(workFolder, 'speech.pcm')
  writeFileSync(speechFile, sound)
  const call = { speechFile, workFolder, language: 'en', signal: new AbortController().signal, onProgress }
  return { call, transcript: make().recognize(call) }
}

describe.runIf(engines)('Whisper, if npm and pocketsphinx-testdata are there', { timeout: 600_000 }, () => {
  describe('the port', () => {
    speechRecognizerSuite(async () => ({
      recognizer: make(),
      speech: readEnglishClips()[1]?.sound ?? Buffer.alloc(0),
      language: 'en',
      words: ['He', 'was', 'not', 'an', 'ill-disposed', 'young', 'man.'],
    }))
  })

  it('hears a clear recording with at most one word in ten wrong, within 2.5 GB, and goes on at the next window after kill -9', async () => {
    const { sound, text } = readEnglishRecording()
    let kills = 0
    let peakMb = 0
    const { call, transcript } = start(sound, () => {
      peakMb = Math.max(peakMb, ...findProcessesOf(call.workFolder).map(readPeakMb))
      if (kills === 0) kills = killProcessesOf(call.workFolder)
    })
    await expect(transcript).rejects.toMatchObject({ name: 'SpeechError', retry: 'later' })
    expect(kills).toBeGreaterThan(0)
    expect(readWindows(call.workFolder)).toEqual([0])
    const { words, heardLanguage } = await make().recognize(call)
    expect(readWindows(call.workFolder)).toEqual([0, 1])
    expect(rateWordErrors(text, words.map((word) => word.text).join(' '))).toBeLessThanOrEqual(0.1)
    expect(heardLanguage).toBe('en')
    expect(peakMb).toBeGreaterThan(500)
    expect(peakMb).toBeLessThan(2560)
  })
})

/** The numbers of the windows that were heard, in the order in which they were. */
const readWindows = (workFolder: string): readonly number[] =>
  readFileSync(join(workFolder, 'windows.jsonl'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('{"window"') ? [JSON.parse(line).window] : []))

const findProcessesOf = (workFolder: string): readonly string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readProcess(name, 'cmdline').includes(workFolder))

function killProcessesOf(workFolder: string): number {
  const ids = findProcessesOf(workFolder)
  for (const id of ids) {
    try {
      process.kill(Number(id), 'SIGKILL')
    } catch {
      // It ended with another one.
    }
  }
  return ids.length
}

const readPeakMb = (id: string): number => Number(/VmHWM:\s+(\d+) kB/.exec(readProcess(id, 'status'))?.[1] ?? 0) / 1024

function readProcess(id: string, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
