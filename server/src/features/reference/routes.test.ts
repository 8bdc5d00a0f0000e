import { Country, Language, LltsLanguage, Province } from '@portolan/contract/reference/reference'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { serve } from '../../platform/http/serve.ts'
import { referenceRoutes } from './routes.ts'

const app = Fastify()
const untouched = async () => {
  throw new Error('reference lists need no database')
}
serve(app, referenceRoutes(), { db: {} as never, identify: async () => undefined, idempotency: untouched })

async function get<Item extends z.ZodMiniType>(path: string, item: Item): Promise<z.output<Item>[]> {
  const answer = await app.inject({ method: 'GET', url: `/api${path}` })
  expect(answer.statusCode).toBe(200)
  return z.array(item).parse(answer.json())
}

describe('the reference lists for visitors', () => {
  it('API-22 returns all languages', async () => {
    const languages = await get('/languages', z.strictObject(Language.shape))
    expect(languages).toContainEqual(expect.objectContaining({ id: 'enu', name: 'English (United States)' }))
  })

  it('API-23 returns the languages with the codes of all providers, filtered by each of the seven flags', async () => {
    const all = await get('/lltsLanguages', z.strictObject(LltsLanguage.shape))
    for (const id of [
      'xtrfId',
      'intentoId',
      'smartMateId',
      'azureId',
      'xl8FileTranslationId',
      'xl8SyncId',
      'xl8DubbingId',
    ] as const) {
      const having = all.filter((language) => language[id] !== null)
      const lacking = all.filter((language) => language[id] === null)
      expect(having.length).toBeGreaterThan(0)
      expect(await get(`/lltsLanguages?${id}Exists=true`, LltsLanguage)).toEqual(having)
      expect(await get(`/lltsLanguages?${id}Exists=false`, LltsLanguage)).toEqual(lacking)
    }
  })

  it('API-24 returns all countries', async () => {
    const countries = await get('/countries', z.strictObject(Country.shape))
    expect(countries).toHaveLength(249)
    expect(countries).toContainEqual({ id: 227, name: 'United States' })
  })

  it('API-25 returns all provinces, or those of one country', async () => {
    const all = await get('/provinces', z.strictObject(Province.shape))
    const canadian = await get('/provinces?countryId=40', Province)
    expect(canadian).toEqual(all.filter(({ countryId }) => countryId === 40))
    expect(canadian).toContainEqual(expect.objectContaining({ name: 'Quebec' }))
    expect(await get('/provinces?countryId=250', Province)).toEqual([])
  })
})
