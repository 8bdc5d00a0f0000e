import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestOpenai,
  testModel,
  testOpenaiKey,
} from '../../adapters/translation-engine/test-services/test-openai.ts'
import type { TestService } from '../../adapters/translation-engine/test-services/test-service.ts'
import { readConfig } from '../config.ts'
import { chooseRemoteEngines, chooseReviewers } from './translation-services.ts'

const now = () => new Date()
const signal = new AbortController().signal
const pair = { from: 'en', to: 'es' }
const segment = { source: 'He kicked the bucket.', target: 'Pateó el cubo.' }

let service: TestService
beforeAll(async () => {
  service = await startTestOpenai({
    answer: (_data, task) =>
      task.startsWith('Review')
        ? { score: 2, scoreReason: '', errors: [{ id: 0, type: 'other', explanation: 'It is an idiom.' }] }
        : { corrections: [{ id: 0, correctedText: 'Estiró la pata.' }] },
  })
})
afterAll(() => service.stop())

const openai = () => ({ OPENAI_BASE_URL: `${service.url}/v1`, OPENAI_API_KEY: testOpenaiKey, OPENAI_MODEL: testModel })

describe('chooseReviewers', () => {
  it('has the embedded one by default, which keeps texts on our machines', () => {
    const reviewers = chooseReviewers({ config: readConfig({}) })
    expect(reviewers).toMatchObject([{ name: 'embedded', isRemote: false }])
  })

  it('prefers the configured model, and asks it over HTTP', async () => {
    const config = readConfig({ ...openai(), OPENAI_IS_LOCAL: 'off' })
    const [reviewer, embedded] = chooseReviewers({ config })
    expect(reviewer).toMatchObject({ name: 'openai', isRemote: true })
    expect(embedded).toMatchObject({ name: 'embedded', isRemote: false })
    expect(await reviewer?.review([segment], pair, { terms: [], signal })).toEqual({
      score: 2,
      faults: [{ segment: 0, fault: 'other', detail: 'It is an idiom.' }],
    })
    expect(await reviewer?.postEdit([segment], pair, { terms: [], signal })).toEqual(['Estiró la pata.'])
    expect(service.refused).toEqual([])
  })
})

describe('chooseRemoteEngines', () => {
  it('makes an engine of each configured service', () => {
    const environment = {
      ...openai(),
      LIBRETRANSLATE_URL: 'http://localhost:5000',
      DEEPL_API_KEY: 'key',
      AZURE_TRANSLATOR_KEY: 'key',
      GOOGLE_TRANSLATE_KEY: 'key',
    }
    expect(chooseRemoteEngines({ config: readConfig(environment), now })).toMatchObject({
      libretranslate: { name: 'libretranslate', isRemote: false },
      deepl: { name: 'deepl', isRemote: true },
      azure: { name: 'azure', isRemote: true },
      google: { name: 'google', isRemote: true },
      openai: { name: 'openai', isRemote: false },
    })
    expect(chooseRemoteEngines({ config: readConfig({}), now })).toEqual({})
  })
})
