import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EngineCode, loadEngineCode } from '../bergamot/engine-code.ts'
import type { ModelFiles } from '../models/model-files.ts'
import { toyModel, writeToyModel } from '../testing/toy-languages.ts'
import { type PoolLimits, poolLimits } from './pool-limits.ts'
import { ModelUnusable, PoolStopped } from './task-limits.ts'
import { type TextResult, TranslationPool } from './translation-pool.ts'
import { WorkerClient } from './worker-client.ts'

const MiB = 1024 * 1024
const never = new AbortController().signal
let code: EngineCode
let folder: string
let spanish: ModelFiles
let pool: TranslationPool
let workers: WorkerClient[]
let loads: string[]

class ObservedWorker extends WorkerClient {
  override async load(model: string, files: ModelFiles): Promise<void> {
    loads.push(model)
    await super.load(model, files)
  }
}

beforeAll(async () => {
  code = await loadEngineCode()
  folder = await mkdtemp(join(tmpdir(), 'portolan-pool-'))
  spanish = await writeToyModel(folder, 'en-es')
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => pool.stop())

function startPool(limits: Partial<PoolLimits> = {}): void {
  workers = []
  loads = []
  const startWorker = (): WorkerClient => {
    const worker = new ObservedWorker(code)
    workers.push(worker)
    return worker
  }
  pool = new TranslationPool({ limits: { ...poolLimits(), ...limits }, startWorker })
}

const show = (results: readonly TextResult[]): string[] =>
  results.map((result) => ('text' in result ? result.text : `failed: ${result.problem}`))

const translate = async (texts: readonly string[], name = 'en-es', signal = never): Promise<string[]> =>
  show(await pool.translate({ models: [{ name, files: spanish }], texts, signal }))

describe('A translation pool', () => {
  it('keeps the order of many texts over two workers', async () => {
    startPool({ batchCharacters: 200 })
    const texts = Array.from({ length: 120 }, (_, index) => `hello ${index} cat`)
    expect(await translate(texts)).toEqual(texts.map((_, index) => `hola ${index} gato`))
    expect(workers).toHaveLength(2)
    expect(loads).toHaveLength(2)
  })

  it('goes through another language with two models', async () => {
    startPool()
    const french = { name: 'fr-en', files: await writeToyModel(folder, 'fr-en') }
    const models = [french, { name: 'en-es', files: spanish }]
    expect(show(await pool.translate({ models, texts: ['bonjour monde'], signal: never }))).toEqual(['hola mundo'])
  })

  it('isolates a text that crashes the engine', async () => {
    startPool()
    const texts = Array.from({ length: 12 }, (_, index) => (index === 7 ? '<b>the' : `hello ${index}`))
    expect(await translate(texts)).toEqual(texts.map((_, index) => (index === 7 ? 'failed: crash' : `hola ${index}`)))
    expect(workers.filter(({ hasEnded }) => hasEnded).length).toBeLessThanOrEqual(5)
    expect(await translate(['hello'])).toEqual(['hola'])
  })

  it('ends a text that takes too long and keeps its neighbors', async () => {
    startPool({ taskMs: 8_000, taskMsPerCharacter: 0, workers: 1 })
    await translate(['hello'])
    expect(await translate(['hello cat', 'x'.repeat(150_000), 'the car'])).toEqual([
      'hola gato',
      'failed: timeout',
      'el coche',
    ])
  })

  it('stops a running translation when the signal aborts, and goes on with a new worker', async () => {
    startPool({ workers: 1 })
    await translate(['hello'])
    const controller = new AbortController()
    const reason = new Error('no longer needed')
    const running = translate(['x'.repeat(150_000)], 'en-es', controller.signal)
    const waiting = translate(['hello'], 'en-es', controller.signal)
    const other = translate(['cat'])
    setTimeout(() => controller.abort(reason), 100)
    const started = performance.now()
    await expect(running).rejects.toBe(reason)
    await expect(waiting).rejects.toBe(reason)
    expect(performance.now() - started).toBeLessThan(30_000)
    expect(await other).toEqual(['gato'])
    expect(workers).toHaveLength(2)
  })

  it('fails once if a model cannot be loaded', async () => {
    startPool()
    const content = { ...toyModel('en-es'), model: toyModel('en-es').model.slice(0, 5_000) }
    const broken = await writeToyModel(join(folder, 'broken'), 'en-es', { content })
    const models = [{ name: 'broken', files: broken }]
    await expect(pool.translate({ models, texts: ['hello', 'cat'], signal: never })).rejects.toThrow(ModelUnusable)
    expect(loads).toHaveLength(1)
    expect(await translate(['hello'])).toEqual(['hola'])
  })

  it('frees the least recently used model', async () => {
    startPool({ workers: 1 })
    for (const name of ['one', 'two', 'one', 'three', 'one']) await translate(['hello'], name)
    expect(loads).toEqual(['one', 'two', 'three'])
    expect([...workers[0]!.models]).toEqual(['three', 'one'])
  })

  it('starts no second worker above the memory limit', async () => {
    startPool({ totalBytes: 600 * MiB, batchCharacters: 50 })
    await translate(Array.from({ length: 30 }, () => 'hello cat the car'))
    expect(workers).toHaveLength(1)
  })

  it('replaces a worker whose memory has grown above its limit', async () => {
    startPool({ workers: 1, workerBytes: 1 * MiB })
    await translate(['hello'])
    expect(await translate(['hello'])).toEqual(['hola'])
    expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true, true])
  })

  it('ends a worker that has nothing to do', async () => {
    startPool({ idleMs: 50 })
    await translate(['hello'])
    await expect.poll(() => workers[0]!.hasEnded).toBe(true)
    expect(await translate(['hello'])).toEqual(['hola'])
  })

  it('lets a short request overtake the batches of a long one', async () => {
    startPool({ workers: 1, batchCharacters: 20 })
    await translate(['hello'])
    let isLongDone = false
    const long = translate(Array.from({ length: 400 }, () => 'hello cat the car')).then(() => {
      isLongDone = true
    })
    await translate(['hello'])
    expect(isLongDone).toBe(false)
    await long
  })

  it('rejects what is running or waiting when it is stopped', async () => {
    startPool({ workers: 1 })
    const running = translate(['x'.repeat(50_000)])
    const waiting = translate(['hello'])
    const results = Promise.allSettled([running, waiting])
    await pool.stop()
    expect(await results).toMatchObject([{ reason: expect.any(PoolStopped) }, { reason: expect.any(PoolStopped) }])
  })
})
