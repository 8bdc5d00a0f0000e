import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addTranslationModel,
  cancelTranslationModel,
  listTranslationModels,
  type ModelState,
  removeTranslationModel,
} from '@portolan/contract/machine-translation/admin/engines'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { neuralEngine } from '../adapters/translation-engine/neural/neural-engine.ts'
import { serveRanges, startModelServer } from '../adapters/translation-engine/neural/testing/model-server.ts'
import { addFirstModels } from '../features/machine-translation/index.ts'
import type { Worker } from '../platform/jobs/index.ts'
import type { Caller } from '../testing/sign-in.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { neuralModels } from './neural-models.ts'

let server: Awaited<ReturnType<typeof startModelServer>>
let folder: string
let portal: TestApp
let worker: Worker
let admin: Caller

beforeAll(async () => {
  server = await startModelServer(['en-es', 'es-en', 'fr-en'])
  folder = await mkdtemp(join(tmpdir(), 'portolan-models-'))
  const readCatalog = async () => ({ models: server.models, defaultUrl: server.url })
  portal = await testApp({}, { neuralModels: neuralModels({ folder, readCatalog, modelsUrl: null }) })
  worker = await portal.startWorker()
  admin = await portal.as('admin@portolan.example')
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
  await server.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => server.behave(serveRanges))

const list = () => portal.call(listTranslationModels, {}, admin)
const find = async (language: string) => (await list()).find((one) => one.language === language)
const add = (language: string) => portal.call(addTranslationModel, { params: { language } }, admin)
const cancel = (language: string) => portal.call(cancelTranslationModel, { params: { language } }, admin)
const remove = (language: string) => portal.call(removeTranslationModel, { params: { language } }, admin)
const becomes = (language: string, state: ModelState) =>
  vi.waitFor(async () => expect(await find(language)).toMatchObject({ state }), { timeout: 30_000, interval: 100 })

describe('neural models for administrators', () => {
  it('adds both directions of a language in the background, uses them at once, and removes them', async () => {
    expect(await find('es')).toMatchObject({ state: 'NOT_INSTALLED', isFromEnglish: true, isIntoEnglish: true })
    expect(await find('fr')).toMatchObject({ isFromEnglish: false, isIntoEnglish: true })
    const engine = neuralEngine({ modelsFolder: folder })
    await add('es')
    await becomes('es', 'INSTALLED')
    expect(await engine.listPairs()).toHaveLength(2)
    await remove('es')
    expect(await find('es')).toMatchObject({ state: 'NOT_INSTALLED' })
    expect(await engine.listPairs()).toEqual([])
    const actions = await portal.db.selectFrom('audit_event').select('action').where('subject_id', '=', 'es').execute()
    expect(actions.map(({ action }) => action)).toEqual(['translation-model-added', 'translation-model-removed'])
  })

  it('shows the progress of a download, which can be canceled and continued', async () => {
    server.behave((_request, response, body) => response.write(body.subarray(0, body.length / 2)))
    await add('fr')
    await add('fr')
    await becomes('fr', 'INSTALLING')
    await vi.waitFor(async () => expect((await find('fr'))?.percent).toBeGreaterThan(0), { timeout: 30_000 })
    expect(await portal.refused(removeTranslationModel, { params: { language: 'fr' } }, admin)).toEqual([
      409,
      'translation_model_busy',
    ])
    await cancel('fr')
    expect(await find('fr')).toMatchObject({ state: 'NOT_INSTALLED', percent: null })
    const ended = () => portal.db.selectFrom('job').select('state').where('task', '=', 'install-translation-models')
    await vi.waitFor(
      async () => {
        const states = (await ended().execute()).map(({ state }) => state)
        expect([states.includes('running'), states.filter((state) => state === 'cancelled').length]).toEqual([false, 1])
      },
      { timeout: 30_000 },
    )
    server.behave(serveRanges)
    server.requests.length = 0
    await add('fr')
    await becomes('fr', 'INSTALLED')
    expect(server.requests[0]?.start).toBeGreaterThan(0)
    await remove('fr')
  })

  it('says why models were not installed, until they are added again or the failure is dismissed', async () => {
    server.behave((_request, response, body) => response.end(Buffer.alloc(body.length)))
    await add('fr')
    await becomes('fr', 'FAILED')
    expect(await find('fr')).toMatchObject({ problem: 'wrong_digest' })
    await cancel('fr')
    expect(await find('fr')).toMatchObject({ state: 'NOT_INSTALLED', problem: null })
  })

  it('adds Spanish once at the start, and not again after an administrator removed it', async () => {
    const models = neuralModels({
      folder,
      readCatalog: async () => ({ models: server.models, defaultUrl: server.url }),
      modelsUrl: null,
    })
    const addFirst = () => addFirstModels({ db: portal.db, neuralModels: models })
    await portal.db.deleteFrom('audit_event').where('subject_id', '=', 'es').execute()
    server.behave((_request, response) => response.writeHead(404).end())
    const { bytes = 0 } = (await addFirst()) ?? {}
    expect(bytes).toBe((await find('es'))?.downloadBytes)
    await becomes('es', 'FAILED')
    server.behave(serveRanges)
    expect(await Promise.all([addFirst(), addFirst()])).toContain(undefined)
    await becomes('es', 'INSTALLED')
    expect(await addFirst()).toBeUndefined()
    await remove('es')
    expect(await addFirst()).toBeUndefined()
    expect(await find('es')).toMatchObject({ state: 'NOT_INSTALLED' })
  })

  it('refuses a language without models', async () => {
    for (const endpoint of [addTranslationModel, cancelTranslationModel, removeTranslationModel])
      expect(await portal.refused(endpoint, { params: { language: 'tlh' } }, admin)).toEqual([
        404,
        'translation_model_not_found',
      ])
  })
})
