import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { whisper } from '../../adapters/speech-recognizer/whisper/whisper.ts'
import { espeak } from '../../adapters/speech-synthesizer/espeak/espeak.ts'
import { findEspeak } from '../../adapters/speech-synthesizer/espeak/find-espeak.ts'
import { kokoro } from '../../adapters/speech-synthesizer/kokoro/kokoro.ts'
import { decodeWav } from '../../platform/sound/wav.ts'
import { speechSynthesizerSuite } from '../../ports/speech-synthesizer.suite.ts'
import type { SpeechSynthesizer } from '../../ports/speech-synthesizer.ts'
import { toBytes } from './testing/english-recording.ts'
import { findSpeechEngines } from './testing/installed-packages.ts'
import { resample } from './testing/resample.ts'
import { rateWordErrors } from './testing/word-errors.ts'

const roots = ['/']
const engines = findEspeak(roots) ? await findSpeechEngines() : undefined
const getEngines = () => {
  if (!engines) throw new Error('not installed')
  return { ...engines, roots }
}

const english = [
  'Welcome to the harbor museum.',
  'Today we look at the old maps that sailors used for centuries.',
  'The lines on the map follow the wind, and the names of the cities are written along the shore.',
  'Please do not touch the paper, because it is very old and breaks easily.',
]
const spanish = [
  'Bienvenidos al museo del puerto.',
  'Hoy vemos los mapas antiguos que los marineros usaron durante siglos.',
  'En la sala siguiente verán una brújula muy antigua y el modelo de un barco mercante.',
  'Por favor, no toquen el papel, porque es muy viejo y se rompe con facilidad.',
]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-synthesis-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Speaks texts, and returns the share of words that are heard wrongly. */
async function hearBack(synthesizer: SpeechSynthesizer, voice: string, texts: readonly string[]) {
  const signal = new AbortController().signal
  await synthesizer.speak({ texts, voice, folder, signal, onSpoken: () => {} })
  const sounds = texts.flatMap((_, index) => {
    const sound = decodeWav(readFileSync(join(folder, `${index}.wav`)))
    return sound ? [toBytes(resample(sound)), Buffer.alloc(16_000)] : []
  })
  const speechFile = join(folder, 'speech.pcm')
  writeFileSync(speechFile, Buffer.concat(sounds))
  const language = texts === english ? 'en' : 'es'
  const recognizer = whisper(getEngines())
  const { words } = await recognizer.recognize({
    speechFile,
    language,
    workFolder: folder,
    signal,
    onProgress: () => {},
  })
  return rateWordErrors(texts.join(' '), words.map(({ text }) => text).join(' '))
}

describe.runIf(engines)('synthesizers, if npm and espeak-ng are there', { timeout: 600_000 }, () => {
  describe('Kokoro', () => {
    speechSynthesizerSuite(async () => ({
      synthesizer: kokoro(getEngines()),
      voice: 'kokoro:af_heart',
      language: 'en',
    }))
  })

  it.each([
    ['English', 'kokoro:af_heart', english],
    ['Spanish', 'kokoro:ef_dora', spanish],
  ] as const)('speaks %s with Kokoro so that nine words in ten are understood', async (_, voice, texts) => {
    expect(await hearBack(kokoro(getEngines()), voice, texts)).toBeLessThanOrEqual(0.1)
  })

  it.each([
    ['English', 'espeak:en', english],
    ['Spanish', 'espeak:es', spanish],
  ] as const)('speaks %s with espeak-ng so that six words in ten are understood', async (_, voice, texts) => {
    expect(await hearBack(espeak(getEngines()), voice, texts)).toBeLessThanOrEqual(0.4)
  })
})
