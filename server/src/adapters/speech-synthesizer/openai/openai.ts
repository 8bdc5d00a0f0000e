import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callService } from '../../../platform/service-calls/call-service.ts'
import type { CallLimits } from '../../../platform/service-calls/retry-call.ts'
import { ServiceError } from '../../../platform/service-calls/service-error.ts'
import { decodeWav, encodeWav } from '../../../platform/sound/wav.ts'
import { type SpeechCall, SpeechError, type SpeechSynthesizer } from '../../../ports/speech-synthesizer.ts'

export type OpenaiSynthesizerOptions = {
  /** Ends before `/audio/speech`, for example `https://api.openai.com/v1`. */
  readonly url: string
  /** Null where the server asks for none. */
  readonly apiKey: string | null
  readonly model: string
  /** A server does not say which voices it has, and which languages they speak well. */
  readonly voices: readonly { readonly language: string; readonly id: string }[]
  /** True if the server is one of the provider's own machines. */
  readonly isLocal: boolean
  readonly limits?: CallLimits
}

const service = 'The speech synthesis service'

/** The usual limit of a text. */
const mostCharacters = 4096

const usualLimits: CallLimits = {
  timeoutMs: 120_000,
  attempts: 4,
  firstDelayMs: 1000,
  longestDelayMs: 60_000,
  answerBytes: 64 * 1024 ** 2,
}

/** Speaks with any server that has OpenAI's speech. */
export function openaiSynthesizer(options: OpenaiSynthesizerOptions): SpeechSynthesizer {
  const { url, apiKey, model, isLocal, limits = usualLimits } = options
  const address = new URL('audio/speech', url.endsWith('/') ? url : `${url}/`)
  const headers = { 'content-type': 'application/json', ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) }
  const stopping = new AbortController()
  const voices = options.voices.map(({ language, id }) => ({
    id,
    voice: { name: `openai:${language}:${id}`, displayName: id.charAt(0).toUpperCase() + id.slice(1), language },
  }))

  async function speakText(text: string, voice: string, signal: AbortSignal): Promise<Buffer> {
    if (text.length > mostCharacters) throw new SpeechError('The text is too long for one call.', 'never')
    const body = JSON.stringify({ model, input: text, voice, response_format: 'wav' })
    try {
      const sound = decodeWav(await callService({ service, url: address, headers, body, limits, signal }))
      if (!sound) throw new SpeechError(`${service} answered no sound that can be read.`, 'never')
      return encodeWav(sound)
    } catch (error) {
      throw error instanceof ServiceError ? new SpeechError(error.message, error.retry) : error
    }
  }

  async function speak(call: SpeechCall): Promise<void> {
    const chosen = voices.find(({ voice }) => voice.name === call.voice)
    if (!chosen) throw new SpeechError('There is no such voice.', 'never')
    const signal = AbortSignal.any([call.signal, stopping.signal])
    for (const [index, text] of call.texts.entries()) {
      const file = join(call.folder, `${index}.wav`)
      await writeFile(`${file}.part`, await speakText(text, chosen.id, signal))
      await rename(`${file}.part`, file)
      call.onSpoken(index)
    }
  }

  return {
    name: 'openai',
    isRemote: !isLocal,
    listVoices: async () => voices.map(({ voice }) => voice),
    speak,
    async stop() {
      stopping.abort(new SpeechError('The portal is stopping.', 'later'))
    },
  }
}
