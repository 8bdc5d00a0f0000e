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
/** 16-bit samples of 16 kHz. */
const bytesPerMs = 32
const engines = findEspeak(roots) ? await findSpeechEngines() : undefined
const getEngines = () => {
  if (!engines) throw new Error('not installed')
  return { ...engines, roots }
}

const english = [
  'Today we look at the old maps that sailors used for centuries.',
  'Please do not touch the paper, because it is very old and breaks easily.',
]
const spanish = [
  'Hoy vemos los mapas antiguos que los marineros usaron durante siglos.',
  'Por favor, no toquen el papel, porque es muy viejo y se rompe con facilidad.',
]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-synthesis-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

type Sayer = { readonly synthesizer: SpeechSynthesizer; readonly voice: string }

/**
 * Lets each speak the texts, one after the other, and returns the share of words that were heard wrongly of each. They are heard
 * in one go and fit into one window, because half a minute takes as long as a word.
 */
async function hearBack(sayers: readonly Sayer[], language: 'en' | 'es', texts: readonly string[]) {
  const signal = new AbortController().signal
  const speeches: Buffer[] = []
  for (const { synthesizer, voice } of sayers) {
    await synthesizer.speak({ texts, voice, folder, signal, onSpoken: () => {} })
    speeches.push(Buffer.concat(texts.flatMap((_, index) => readSpeech(join(folder, `${index}.wav`)))))
  }
  const speechFile = join(folder, 'speech.pcm')
  writeFileSync(speechFile, Buffer.concat(speeches))
  const call = { speechFile, language, workFolder: folder, signal, onProgress: () => {} }
  const { words } = await whisper(getEngines()).recognize(call)
  let endMs = 0
  return speeches.map((speech) => {
    const beginMs = endMs
    endMs += speech.length / bytesPerMs
    const heard = words.filter(({ startMs }) => startMs >= beginMs && startMs < endMs)
    return rateWordErrors(texts.join(' '), heard.map(({ text }) => text).join(' '))
  })
}

/** With half a second of silence, in which a word that is heard a little late still counts as its own speech. */
function readSpeech(file: string): readonly Buffer[] {
  const sound = decodeWav(readFileSync(file))
  return sound ? [toBytes(resample(sound)), Buffer.alloc(500 * bytesPerMs)] : []
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
    ['English', 'en', 'kokoro:af_heart', english],
    ['Spanish', 'es', 'kokoro:ef_dora', spanish],
  ] as const)(
    'speak %s so that nine words in ten of Kokoro and six in ten of espeak-ng are understood',
    async (_, language, voice, texts) => {
      const sayers = [
        { synthesizer: kokoro(getEngines()), voice },
        { synthesizer: espeak(getEngines()), voice: `espeak:${language}` },
      ]
      const [kokoroErrors, espeakErrors] = await hearBack(sayers, language, texts)
      expect(kokoroErrors).toBeLessThanOrEqual(0.1)
      expect(espeakErrors).toBeLessThanOrEqual(0.4)
    },
  )
})
