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

  it('names languages and countries in the language of the caller, sorted by it', async () => {
    const namesIn = async (url: string, headers: Record<string, string>) =>
      ((await app.inject({ url: `/api${url}`, headers })).json() as { id: string | number; name: string }[]).map(
        ({ name }) => name,
      )
    const spanish = await namesIn('/languages', { 'accept-language': 'es-MX,en;q=0.5' })
    expect(spanish).toContain('Alemán (Alemania)')
    expect(spanish).toEqual(spanish.toSorted(new Intl.Collator('es').compare))
    expect(new Set(spanish).size).toBeGreaterThan(spanish.length - 3)
    expect(await namesIn('/languages', { cookie: 'a=1; portolan-language=ar' })).toContain('العربية (الفصحى الحديثة)')
    expect(await namesIn('/countries', { 'accept-language': 'es' })).toContain('Alemania')
    expect(await namesIn('/countries', { 'accept-language': 'fr' })).toContain('Germany')
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
