import { join } from 'node:path'
import { callService } from '../../../platform/service-calls/call-service.ts'
import type { CallLimits } from '../../../platform/service-calls/retry-call.ts'
import { ServiceError } from '../../../platform/service-calls/service-error.ts'
import { encodeWav } from '../../../platform/sound/wav.ts'
import {
  type RecognitionCall,
  SpeechError,
  type SpeechRecognizer,
  type SpokenWord,
} from '../../../ports/speech-recognizer.ts'
import { findSpeech } from '../audio/find-speech.ts'
import { planWindows, type SpeechWindow } from '../audio/plan-windows.ts'
import { readLevels } from '../audio/read-levels.ts'
import { readSamples, sampleRate } from '../audio/samples.ts'
import { openCheckpoint } from '../checkpoint.ts'
import { serviceLanguages } from '../spoken-languages.ts'
import { toWhisperCode } from '../whisper-codes.ts'
import { joinWindows } from '../words/join-windows.ts'
import { tidyTimes } from '../words/tidy-times.ts'
import { findLanguage } from './find-language.ts'
import { readAnswer, type TranscriptionAnswer } from './read-answer.ts'

export type OpenaiRecognizerOptions = {
  /** Ends before `/audio/transcriptions`, for example `https://api.openai.com/v1`. */
  readonly url: string
  /** Null where the server asks for none. */
  readonly apiKey: string | null
  readonly model: string
  /** True if the server is one of the provider's own machines. */
  readonly isLocal: boolean
  readonly limits?: CallLimits
}

const service = 'The speech recognition service'

/** A recording of ten minutes takes a while, also on a fast machine. */
const usualLimits: CallLimits = {
  timeoutMs: 600_000,
  attempts: 3,
  firstDelayMs: 1000,
  longestDelayMs: 60_000,
  answerBytes: 16 * 1024 ** 2,
}

/** The usual limit of a file is 25 MB, and 10 minutes are 19 MB. */
const windowLimits = { longestSeconds: 600, longestPauseSeconds: 60 }

/** Recognizes speech with any server that has OpenAI's transcriptions. Only time spans with speech are sent. */
export function openaiRecognizer(options: OpenaiRecognizerOptions): SpeechRecognizer {
  const { url, apiKey, model, isLocal, limits = usualLimits } = options
  const address = new URL('audio/transcriptions', url.endsWith('/') ? url : `${url}/`)
  const headers = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }
  const stopping = new AbortController()
  /** Some servers refuse to be asked for the times of words. */
  let asksForWords = true

  async function send(window: SpeechWindow, call: RecognitionCall): Promise<TranscriptionAnswer> {
    const samples = await readSamples(call.speechFile, window)
    const form = new FormData()
    const wav = encodeWav({ rate: sampleRate, samples })
    form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'speech.wav')
    form.set('model', model)
    form.set('language', toWhisperCode(call.language))
    form.set('response_format', 'verbose_json')
    if (asksForWords) for (const kind of ['word', 'segment']) form.append('timestamp_granularities[]', kind)
    const signal = AbortSignal.any([call.signal, stopping.signal])
    try {
      return readAnswer(await callService({ service, url: address, headers, body: form, limits, signal }))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (!asksForWords || (error.status !== 400 && error.status !== 422))
        throw new SpeechError(error.message, error.retry)
      asksForWords = false
      return send(window, call)
    }
  }

  async function recognize(call: RecognitionCall) {
    if (!isOffered(call.language)) throw new SpeechError('The language is not recognized.', 'never')
    const levels = await readLevels(call.speechFile)
    const windows = planWindows(findSpeech(levels), levels, windowLimits)
    const checkpoint = openCheckpoint(
      join(call.workFolder, 'windows.jsonl'),
      `${call.language} ${model} ${levels.length}`,
    )
    let words: readonly SpokenWord[] = []
    let heardLanguage: string | undefined
    for (const [index, window] of windows.entries()) {
      const startMs = window.startSeconds * 1000
      let heard = checkpoint.get(index)
      if (!heard) {
        const answer = await send(window, call)
        heardLanguage ??= findLanguage(answer.language)
        const moved = answer.words.map((word) => ({
          text: word.text,
          startMs: word.startMs + startMs,
          endMs: word.endMs + startMs,
        }))
        heard = tidyTimes(moved, startMs, window.endSeconds * 1000)
        checkpoint.add(index, heard)
      }
      words = joinWindows(words, heard, window.isOverlapping ? startMs : undefined)
      call.onProgress((index + 1) / windows.length)
    }
    return { words, heardLanguage }
  }

  return {
    name: 'openai',
    isRemote: !isLocal,
    listLanguages: async () => serviceLanguages,
    recognize,
    async stop() {
      stopping.abort(new SpeechError('The portal is stopping.', 'later'))
    },
  }
}

const isOffered = (tag: string): boolean =>
  serviceLanguages.some((offered) => toWhisperCode(offered) === toWhisperCode(tag))
