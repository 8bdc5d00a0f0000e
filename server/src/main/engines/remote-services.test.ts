import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { nameRemoteServices } from './remote-services.ts'
import { chooseRemoteEngines, chooseReviewers } from './translation-services.ts'

const namesWith = (environment: Record<string, string>): string[] => {
  const config = readConfig(environment)
  const engines = Object.values(chooseRemoteEngines({ config, now: () => new Date() }))
  return nameRemoteServices(config, { engines, reviewers: chooseReviewers({ config }) })
}

it('names no service where all engines run on the provider’s machines', () => {
  expect(namesWith({})).toEqual([])
  expect(namesWith({ LIBRETRANSLATE_URL: 'http://localhost:5000' })).toEqual([])
})

it('names each service of another company once, by its address where anyone can run it', () => {
  expect(
    namesWith({
      DEEPL_API_KEY: 'key',
      GOOGLE_TRANSLATE_KEY: 'key',
      LIBRETRANSLATE_URL: 'https://translate.example',
      OPENAI_MODEL: 'model',
      OPENAI_API_KEY: 'key',
      SPEECH_RECOGNIZER_URL: 'https://api.openai.com/v1',
    }).sort(),
  ).toEqual(['DeepL', 'Google Cloud Translation', 'api.openai.com', 'translate.example'])
})
