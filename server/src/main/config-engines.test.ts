import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const engines = (environment: NodeJS.ProcessEnv) => readConfig(environment).engines

describe('the settings of translation services', () => {
  it('need nothing: engines on our own machines come first', () => {
    expect(engines({})).toMatchObject({ order: ['neural', 'apertium'], prices: {}, deepl: null, openai: null })
  })

  it('put services after our own engines, unless an order is given', () => {
    const keys = { DEEPL_API_KEY: 'a', GOOGLE_TRANSLATE_KEY: 'b' }
    expect(engines(keys).order).toEqual(['neural', 'apertium', 'deepl', 'google'])
    expect(engines({ ...keys, TRANSLATION_ENGINE_ORDER: 'google, apertium' }).order).toEqual(['google', 'apertium'])
  })

  it('read keys, addresses and prices', () => {
    expect(
      engines({
        LIBRETRANSLATE_URL: 'https://lt.example',
        AZURE_TRANSLATOR_KEY: 'key',
        AZURE_TRANSLATOR_REGION: 'westeurope',
        AZURE_TRANSLATOR_URL: 'https://api-eur.cognitive.microsofttranslator.com',
        AZURE_TRANSLATOR_PRICE_PER_MILLION: '10.5',
        OPENAI_MODEL: 'gpt',
        OPENAI_API_KEY: 'key',
        OPENAI_LANGUAGES: 'en, pt-BR',
      }),
    ).toMatchObject({
      libretranslate: { url: 'https://lt.example', apiKey: null, isLocal: false },
      azure: { apiKey: 'key', region: 'westeurope', url: 'https://api-eur.cognitive.microsofttranslator.com' },
      openai: { url: 'https://api.openai.com/v1', model: 'gpt', languages: ['en', 'pt-BR'], isLocal: false },
      prices: { azure: 1050 },
    })
  })

  it('take a service for one of our own on this machine, or where they say so', () => {
    expect(engines({ LIBRETRANSLATE_URL: 'http://127.0.0.1:5000' }).libretranslate?.isLocal).toBe(true)
    const inside = { LIBRETRANSLATE_URL: 'http://libretranslate:5000' }
    expect(() => engines(inside)).toThrow(/https.*LIBRETRANSLATE_IS_LOCAL=on/)
    expect(engines({ ...inside, LIBRETRANSLATE_IS_LOCAL: 'on' }).libretranslate?.isLocal).toBe(true)
    expect(engines({ OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://localhost:11434/v1' }).openai?.isLocal).toBe(true)
    const tunnel = { LIBRETRANSLATE_URL: 'http://localhost:5000', LIBRETRANSLATE_IS_LOCAL: 'off' }
    expect(engines(tunnel).libretranslate?.isLocal).toBe(false)
  })

  it('do not use a key that other programs left in the environment', () => {
    expect(engines({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'https://models.example/v1' }).openai).toBeNull()
  })

  it.each<NodeJS.ProcessEnv>([
    { TRANSLATION_ENGINE_ORDER: 'deepl' },
    { TRANSLATION_ENGINE_ORDER: 'moses' },
    { LIBRETRANSLATE_API_KEY: 'key' },
    { DEEPL_URL: 'https://api.deepl.com' },
    { DEEPL_API_KEY: 'key', DEEPL_URL: 'http://api.deepl.com' },
    { AZURE_TRANSLATOR_REGION: 'westeurope' },
    { OPENAI_MODEL: 'gpt' },
    { OPENAI_MODEL: 'gpt', OPENAI_API_KEY: 'key', OPENAI_LANGUAGES: 'english' },
    { DEEPL_API_KEY: 'key', DEEPL_PRICE_PER_MILLION: '-1' },
  ])('refuse what contradicts itself: %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
  })
})
