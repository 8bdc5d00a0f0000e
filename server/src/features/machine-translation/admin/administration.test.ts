import {
  type ClientTranslationSettings,
  getClientTranslationSettings,
  listTranslationClients,
  saveClientTranslationSettings,
} from '@portolan/contract/machine-translation/admin/clients'
import { listTranslationEngines } from '@portolan/contract/machine-translation/admin/engines'
import { exportTranslationUsage, getTranslationUsage } from '@portolan/contract/machine-translation/admin/usage'
import { getMachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { translateText } from '@portolan/contract/machine-translation/text'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { clipTool } from '../../../testing/media/clip-tool.ts'
import { scriptedRecognizer } from '../../../testing/media/scripted-recognizer.ts'
import { toneSynthesizer } from '../../../testing/media/tone-synthesizer.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const own = dictionaryEngine({ name: 'own' })
const remote = dictionaryEngine({
  name: 'remote',
  isRemote: true,
  pairs: [{ from: 'en', to: 'es', quality: 'good', via: [] }],
})
const harbor = 1001
const meridian = 1002
let portal: TestApp
let admin: Caller
let client: Caller

beforeAll(async () => {
  portal = await testApp(
    {},
    {
      engines: [own, remote],
      enginePrices: { remote: 2000 },
      unusedEngines: ['deepl'],
      mediaTool: clipTool(),
      recognizers: [scriptedRecognizer({ isRemote: true })],
      synthesizers: [toneSynthesizer()],
      getInstallation: () => ({ state: 'NOT_INSTALLED', percent: null, problem: 'off', packages: ['apertium-en-es'] }),
    },
  )
  admin = await portal.as('admin@portolan.example')
  client = await portal.as('client@harbor.example')
})
afterAll(() => portal.close())
afterEach(async () => {
  for (const engine of [own, remote]) {
    engine.sent.length = 0
    engine.problem = null
    engine.beforeAnswer = async () => {}
  }
  await portal.db.deleteFrom('machine_translation_usage').execute()
  await portal.db.deleteFrom('machine_translation_cache').execute()
  await portal.db.updateTable('client').set({ machine_translation_settings: '{}' }).where('id', '=', harbor).execute()
})

const spanish = { sourceLanguageCode: 'enu', targetLanguageCode: 'esm' }
const translate = (text: string) => portal.call(translateText, { body: { text, ...spanish } }, client)
const params = { clientId: harbor }
const read = async () => (await portal.call(getClientTranslationSettings, { params }, admin)).settings
const change = async (changed: Partial<ClientTranslationSettings>) =>
  portal.call(saveClientTranslationSettings, { params, body: { ...(await read()), ...changed } }, admin)
const refuse = async (changed: Partial<ClientTranslationSettings>) =>
  portal.refused(saveClientTranslationSettings, { params, body: { ...(await read()), ...changed } }, admin)

describe('listTranslationEngines', () => {
  const list = () => portal.call(listTranslationEngines, {}, admin)

  it('shows order, pairs, price and whether texts leave our machines, and what is not configured', async () => {
    const { engines, apertiumInstallation, media } = await list()
    expect(engines).toEqual([
      {
        name: 'own',
        state: 'READY',
        isRemote: false,
        order: 1,
        pairs: 2,
        pricePerMillionCharacters: null,
        failure: null,
      },
      {
        name: 'remote',
        state: 'READY',
        isRemote: true,
        order: 2,
        pairs: 1,
        pricePerMillionCharacters: 20,
        failure: null,
      },
      {
        name: 'deepl',
        state: 'NOT_CONFIGURED',
        isRemote: null,
        order: null,
        pairs: 0,
        pricePerMillionCharacters: null,
        failure: null,
      },
    ])
    expect(apertiumInstallation).toEqual({
      state: 'NOT_INSTALLED',
      percent: null,
      problem: 'off',
      packages: ['apertium-en-es'],
    })
    expect(media).toEqual({
      state: 'READY',
      percent: null,
      engines: [
        { name: 'scripted', purpose: 'RECOGNITION', isRemote: true, languages: 2 },
        { name: 'tone', purpose: 'VOICES', isRemote: false, languages: 1 },
      ],
    })
  })

  it('shows the last problem of an engine until it works again', async () => {
    const stateOf = async () => (await list()).engines.find(({ name }) => name === 'remote')
    remote.problem = { error: new TranslationEngineError('quota_used_up', 'The quota of the key is used up.', 'never') }
    await translate('The arm.')
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ state: 'FAILING' }), { timeout: 30_000 })
    expect((await stateOf())?.failure).toMatchObject({
      problem: 'quota_used_up',
      message: 'The quota of the key is used up.',
    })
    remote.problem = null
    await translate('The leg.')
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ state: 'READY', failure: null }), {
      timeout: 30_000,
    })
  })
})

describe('usage', () => {
  const addUsage = (day: string, clientId: number, engine: string, characters: number, cents: number) =>
    portal.db
      .insertInto('machine_translation_usage')
      .values({ client_id: clientId, day, engine, characters, cost_cents: cents })
      .execute()

  it('sums characters and cost of a month per client and engine, with totals', async () => {
    await addUsage('2026-02-01', harbor, 'remote', 1000, 2)
    await addUsage('2026-02-28', harbor, 'remote', 500, 1)
    await addUsage('2026-02-28', harbor, 'own', 9000, 0)
    await addUsage('2026-02-28', 1002, 'remote', 100, 0.2)
    await addUsage('2026-03-01', harbor, 'remote', 7, 0.014)
    expect(await portal.call(getTranslationUsage, { query: { month: '2026-02' } }, admin)).toEqual({
      month: '2026-02',
      months: ['2026-03', '2026-02'],
      rows: [
        { clientId: harbor, clientName: 'Harbor Health', engine: 'remote', characters: 1500, cost: 0.03 },
        { clientId: 1002, clientName: expect.any(String), engine: 'remote', characters: 100, cost: 0.002 },
        { clientId: harbor, clientName: 'Harbor Health', engine: 'own', characters: 9000, cost: 0 },
      ],
      hasMoreRows: false,
      engines: [
        { engine: 'own', characters: 9000, cost: 0 },
        { engine: 'remote', characters: 1600, cost: 0.032 },
      ],
      total: { characters: 10_600, cost: 0.032 },
    })
  })

  it('shows the current month unless another is named', async () => {
    await translate('The arm is broken.')
    const { rows, month, months } = await portal.call(getTranslationUsage, { query: {} }, admin)
    expect(months).toEqual([month])
    expect(rows).toMatchObject([{ clientId: harbor, engine: 'remote', characters: 18 }])
  })

  it('exports all months as CSV without formulas, in the language of the reader', async () => {
    await portal.db.updateTable('client').set({ client_name: '=HYPERLINK("x")' }).where('id', '=', 1002).execute()
    for (let month = 1; month <= 9; month++)
      for (let engine = 0; engine < 60; engine++)
        await addUsage(`2026-0${month}-03`, 1002, `engine-${engine}`, 1_000_000, 2000)
    const inSpanish = (path: string, init: RequestInit = {}) =>
      admin(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-language': 'es' } })
    const { downloadUrl } = await portal.call(exportTranslationUsage, {}, inSpanish)
    const response = await fetch(new URL(downloadUrl, portal.config.origin))
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(1 + 9 * 60)
    expect(lines[0]).toContain('"Caracteres"')
    expect(lines[1]).toBe('"2026-01","1002","\'=HYPERLINK(""x"")","engine-0","1000000","20.0000"')
    expect(new Set(lines).size).toBe(lines.length)
    const forged = new URL(downloadUrl, portal.config.origin)
    forged.searchParams.set('until', '9999999999')
    expect((await fetch(forged)).status).toBe(404)
  })
})

describe('settings of a client', () => {
  it('MTTEXT-06 changes what the client gets, stores only what differs from the defaults, and is audited', async () => {
    await change({ maxCharactersPerRequest: 20, enableAiLinguisticQualityReview: false, allowedFileTypes: ['PDF'] })
    const { machine_translation_settings: stored } = await portal.db
      .selectFrom('client')
      .select('machine_translation_settings')
      .where('id', '=', harbor)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({
      maxCharactersPerRequest: 20,
      enableAiLinguisticQualityReview: false,
      allowedFileTypes: ['PDF'],
    })
    expect(await portal.call(getMachineTranslationSettings, {}, client)).toMatchObject({
      maxCharactersPerRequest: 20,
      enableAiLinguisticQualityReview: false,
      allowedFileTypes: ['PDF'],
      maxFileSizeMB: 50,
    })
    const { details } = await portal.db
      .selectFrom('audit_event')
      .select('details')
      .where('action', '=', 'machine-translation-settings-saved')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ before: {}, after: stored })
  })

  it('keeps texts on our machines, and follows the order of engines for a pair', async () => {
    await translate('The arm.')
    expect(remote.sent).toEqual(['The arm.'])
    await change({ engineOrder: [{ sourceLanguageId: null, targetLanguageId: 'esm', engines: ['own'] }] })
    await translate('The leg.')
    await change({ engineOrder: [], isKeptOnOurMachines: true })
    await translate('The doctor.')
    expect([remote.sent, own.sent]).toEqual([['The arm.'], ['The leg.', 'The doctor.']])
  })

  it('deletes the stored translations of a client that opts out, at once and also those of running calls', async () => {
    // Who has texts in the cache, not how many: a call of the test before may still be storing its own.
    const cached = async () => {
      const stored = portal.db.selectFrom('machine_translation_cache').select('client_id').distinct()
      return (await stored.orderBy('client_id').execute()).map(({ client_id }) => client_id)
    }
    await translate('The arm.')
    const other = await portal.as('client@meridian.example')
    await portal.call(translateText, { body: { text: 'The arm.', ...spanish } }, other)
    // Nobody waits for the cache.
    await expect.poll(cached).toEqual([harbor, meridian])
    let release = () => {}
    const started = new Promise<void>((resolve) => {
      remote.beforeAnswer = () =>
        new Promise((answer) => {
          release = answer
          resolve()
        })
    })
    const running = translate('The leg.')
    await started
    await change({ isCacheDisabled: true })
    expect(await cached()).toEqual([meridian])
    release()
    await running
    expect(await cached()).toEqual([meridian])
  })

  it('refuses engines and languages that do not exist, and what is there twice', async () => {
    const rule = { sourceLanguageId: null, targetLanguageId: null, engines: ['own'] }
    expect(await refuse({ engineOrder: [{ ...rule, engines: ['own', 'babel'] }] })).toEqual([
      400,
      'malformed',
      'body.engineOrder.0.engines: There is no such engine',
    ])
    expect((await refuse({ engineOrder: [{ ...rule, engines: ['own', 'own'] }] }))[2]).toContain('chosen twice')
    expect((await refuse({ engineOrder: [{ ...rule, targetLanguageId: 'klingon' }] }))[2]).toContain('targetLanguageId')
    expect((await refuse({ engineOrder: [rule, rule] }))[2]).toContain('engineOrder.1')
    expect((await refuse({ supportedLltsLanguages: ['klingon'] }))[2]).toContain('supportedLltsLanguages')
    expect((await refuse({ maxCharactersPerRequest: 100_001 }))[2]).toContain('maxCharactersPerRequest')
    const unknown = { params: { clientId: 999_999 }, body: await read() }
    expect(await portal.refused(saveClientTranslationSettings, unknown, admin)).toEqual([404, 'client_not_found'])
  })

  it('lists clients by name with their use of today, page by page', async () => {
    await translate('The arm is broken.')
    const list = (query: object) => portal.call(listTranslationClients, { query }, admin)
    const { items } = await list({ search: 'HARBOR' })
    expect(items).toEqual([
      {
        clientId: harbor,
        clientName: 'Harbor Health',
        isKeptOnOurMachines: false,
        isCacheDisabled: false,
        maxCharactersPerDay: 5_000_000,
        charactersToday: 18,
      },
    ])
    const all = (await list({})).items.map(({ clientId }) => clientId)
    const first = await list({ pageSize: 2 })
    const second = await list({ pageSize: 100, pageToken: first.nextPageToken ?? '' })
    expect([...first.items, ...second.items].map(({ clientId }) => clientId)).toEqual(all)
  })

  it('is for administrators only', async () => {
    const staff = await portal.as('pm@portolan.example')
    for (const caller of [staff, client])
      expect(await portal.refused(getClientTranslationSettings, { params }, caller)).toEqual([403, 'forbidden'])
  })
})
