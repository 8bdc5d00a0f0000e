import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'

const speech = (environment: NodeJS.ProcessEnv) => readConfig(environment).speech
const synthesizer = { SPEECH_SYNTHESIZER_URL: 'https://speech.example/v1', SPEECH_SYNTHESIZER_VOICES: 'es:nova' }

it('needs no services for speech', () => {
  expect(speech({})).toEqual({ recognizer: null, synthesizer: null })
})

it('reads addresses, keys, models and voices', () => {
  expect(
    speech({
      SPEECH_RECOGNIZER_URL: 'https://speech.example/v1',
      SPEECH_RECOGNIZER_KEY: 'one',
      SPEECH_SYNTHESIZER_URL: 'https://speech.example/v1',
      SPEECH_SYNTHESIZER_KEY: 'two',
      SPEECH_SYNTHESIZER_MODEL: 'gpt-4o-mini-tts',
      SPEECH_SYNTHESIZER_VOICES: 'es:nova, pt-BR:voices:alloy',
    }),
  ).toEqual({
    recognizer: { url: 'https://speech.example/v1', isLocal: false, apiKey: 'one', model: 'whisper-1' },
    synthesizer: {
      url: 'https://speech.example/v1',
      isLocal: false,
      apiKey: 'two',
      model: 'gpt-4o-mini-tts',
      voices: [
        { language: 'es', id: 'nova' },
        { language: 'pt-BR', id: 'voices:alloy' },
      ],
    },
  })
})

it('takes a service for one of our own on this machine, or where it says so', () => {
  expect(speech({ SPEECH_RECOGNIZER_URL: 'http://localhost:8000/v1' }).recognizer?.isLocal).toBe(true)
  const inside = { SPEECH_RECOGNIZER_URL: 'http://whisper:8000/v1' }
  expect(() => speech(inside)).toThrow(/https.*SPEECH_RECOGNIZER_IS_LOCAL=on/)
  expect(speech({ ...inside, SPEECH_RECOGNIZER_IS_LOCAL: 'on' }).recognizer?.isLocal).toBe(true)
  const other = { ...synthesizer, SPEECH_SYNTHESIZER_URL: 'http://voices:8880/v1' }
  expect(() => speech(other)).toThrow(/https.*SPEECH_SYNTHESIZER_IS_LOCAL=on/)
})

it.each([
  { SPEECH_RECOGNIZER_KEY: 'one' },
  { SPEECH_SYNTHESIZER_VOICES: 'es:nova' },
  { SPEECH_SYNTHESIZER_URL: 'https://speech.example/v1' },
  { ...synthesizer, SPEECH_SYNTHESIZER_VOICES: 'nova' },
  { ...synthesizer, SPEECH_SYNTHESIZER_VOICES: 'español:nova' },
])('refuses what is not complete or cannot be read: %o', (environment) => {
  expect(() => speech(environment)).toThrow(ConfigError)
})
