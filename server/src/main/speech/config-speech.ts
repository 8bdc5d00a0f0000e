import * as z from 'zod/mini'
import { WebAddress } from '../config-address.ts'
import { isLanguageTag } from '../config-engines.ts'
import { ConfigError } from '../config-error.ts'
import { readOwnAddress } from '../service-address.ts'

const Flag = z.optional(z.enum(['on', 'off']))
const Text = z.optional(z.string().check(z.minLength(1)))

/** `es:nova,en:alloy`: which voice speaks which language. */
const Voices = z.pipe(
  z.string().check(z.refine((text) => listVoices(text).every(isVoice), 'it is no list such as es:nova,en:alloy')),
  z.transform(listVoices),
)

export const speechSettings = {
  SPEECH_RECOGNIZER_URL: z.optional(WebAddress),
  SPEECH_RECOGNIZER_KEY: Text,
  SPEECH_RECOGNIZER_MODEL: Text,
  SPEECH_RECOGNIZER_IS_LOCAL: Flag,
  SPEECH_SYNTHESIZER_URL: z.optional(WebAddress),
  SPEECH_SYNTHESIZER_KEY: Text,
  SPEECH_SYNTHESIZER_MODEL: Text,
  SPEECH_SYNTHESIZER_VOICES: z.optional(Voices),
  SPEECH_SYNTHESIZER_IS_LOCAL: Flag,
}

const Settings = z.object(speechSettings)
type SpeechSettings = z.output<typeof Settings>

/** The services are null where they are not configured. */
export const readSpeech = (env: SpeechSettings) => ({
  recognizer: readRecognizer(env),
  synthesizer: readSynthesizer(env),
})

function readRecognizer(env: SpeechSettings) {
  const { SPEECH_RECOGNIZER_URL: url, SPEECH_RECOGNIZER_KEY: apiKey, SPEECH_RECOGNIZER_MODEL: model } = env
  if (!url) {
    if (apiKey || model) throw new ConfigError('SPEECH_RECOGNIZER settings were given without SPEECH_RECOGNIZER_URL.')
    return null
  }
  const local = { name: 'SPEECH_RECOGNIZER_IS_LOCAL', value: env.SPEECH_RECOGNIZER_IS_LOCAL }
  const address = readOwnAddress('SPEECH_RECOGNIZER_URL', url, local)
  return { ...address, apiKey: apiKey ?? null, model: model ?? 'whisper-1' }
}

function readSynthesizer(env: SpeechSettings) {
  const { SPEECH_SYNTHESIZER_URL: url, SPEECH_SYNTHESIZER_KEY: apiKey, SPEECH_SYNTHESIZER_MODEL: model } = env
  const voices = env.SPEECH_SYNTHESIZER_VOICES
  if (!url) {
    if (apiKey || model || voices)
      throw new ConfigError('SPEECH_SYNTHESIZER settings were given without SPEECH_SYNTHESIZER_URL.')
    return null
  }
  if (!voices)
    throw new ConfigError('SPEECH_SYNTHESIZER_URL needs SPEECH_SYNTHESIZER_VOICES, a list such as es:nova,en:alloy.')
  const local = { name: 'SPEECH_SYNTHESIZER_IS_LOCAL', value: env.SPEECH_SYNTHESIZER_IS_LOCAL }
  const address = readOwnAddress('SPEECH_SYNTHESIZER_URL', url, local)
  return { ...address, apiKey: apiKey ?? null, model: model ?? 'tts-1', voices }
}

type ServiceVoice = { readonly language: string; readonly id: string }

function listVoices(text: string): readonly ServiceVoice[] {
  return text.split(',').map((part) => {
    const [language = '', ...id] = part.trim().split(':')
    return { language, id: id.join(':') }
  })
}

const isVoice = ({ language, id }: ServiceVoice): boolean => isLanguageTag(language) && id !== '' && id.length <= 60
