import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translationEngineSuite } from '../../../ports/translation-engine.suite.ts'
import type { TranslationEngine } from '../../../ports/translation-engine.ts'
import { haveSameTags, parseTaggedText } from '../tags/inline-parts.ts'
import { type EngineCode, loadEngineCode } from './bergamot/engine-code.ts'
import { installModel } from './models/install-model.ts'
import { removeModel } from './models/installed-models.ts'
import { neuralEngine } from './neural-engine.ts'
import { poolLimits } from './pool/pool-limits.ts'
import { TranslationPool } from './pool/translation-pool.ts'
import { WorkerClient } from './pool/worker-client.ts'
import { startModelServer } from './testing/model-server.ts'
import { toyModel, writeToyModel } from './testing/toy-languages.ts'

const never = new AbortController().signal
let code: EngineCode
let folder: string
beforeAll(async () => {
  code = await loadEngineCode()
  folder = await mkdtemp(join(tmpdir(), 'portolan-neural-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('The neural engine', () => {
  let engine: TranslationEngine
  let sent = 0
  class CountingWorker extends WorkerClient {
    override async translate(models: readonly string[], texts: readonly string[]): Promise<readonly string[]> {
      sent += texts.length
      return await super.translate(models, texts)
    }
  }
  afterAll(() => engine.stop())

  translationEngineSuite(async () => {
    const modelsFolder = join(folder, 'suite')
    await writeToyModel(modelsFolder, 'en-es')
    const startWorker = () => new CountingWorker(code)
    engine = neuralEngine({
      modelsFolder,
      createPool: async () => new TranslationPool({ limits: poolLimits(), startWorker }),
    })
    return {
      engine,
      pair: { from: 'en', to: 'es' },
      writeSentence: (number) => `The car is good and red, number ${number}.`,
      isAbout: (answer, number) => answer.includes('coche') && answer.includes(`número ${number}.`),
      failingText: 'hello '.repeat(4_000),
      countSent: () => sent,
    }
  })
})

describe('neuralEngine', () => {
  it('offers nothing without models, and starts nothing to say so', async () => {
    const createPool = () => Promise.reject(new Error('the engine was started'))
    const engine = neuralEngine({ modelsFolder: join(folder, 'none'), createPool })
    expect(await engine.listPairs()).toEqual([])
    await engine.stop()
  })

  it('is unavailable while its package cannot be loaded', async () => {
    const modelsFolder = join(folder, 'no-package')
    await writeToyModel(modelsFolder, 'en-es')
    const createPool = () => Promise.reject(new Error('no such package'))
    const engine = neuralEngine({ modelsFolder, createPool })
    for (let round = 0; round < 2; round++)
      await expect(engine.translate(['hello'], { from: 'en', to: 'es' }, { signal: never })).rejects.toMatchObject({
        problem: 'unavailable',
        message: 'The engine cannot be started: no such package',
      })
    await engine.stop()
  })

  it('offers a pair from its install to its removal, without a restart', async () => {
    const server = await startModelServer(['en-es', 'fr-en'])
    const modelsFolder = join(folder, 'installed')
    const engine = neuralEngine({ modelsFolder })
    const translate = async (text: string, from: string, to: string) =>
      await engine.translate([text], { from, to }, { signal: never })
    try {
      await expect(translate('hello', 'en', 'es')).rejects.toMatchObject({ problem: 'pair_not_offered' })
      for (const model of server.models)
        await installModel(model, { folder: modelsFolder, baseUrl: server.url, signal: never })
      expect(await engine.listPairs()).toEqual([
        { from: 'en', to: 'es', quality: 'good', via: [] },
        { from: 'fr', to: 'es', quality: 'fair', via: ['en'] },
        { from: 'fr', to: 'en', quality: 'good', via: [] },
      ])
      expect(await translate('The <g1>red car</g1> is good.', 'en', 'es')).toEqual([
        { text: 'El <g1>rojo coche</g1> es bueno.' },
      ])
      expect(await translate('le <g1>chat</g1> est bon. bonjour', 'fr', 'es')).toEqual([
        { text: 'el <g1>gato</g1> es bueno. hola' },
      ])
      expect(await translate('hello', 'en-US', 'es')).toEqual([{ text: 'hola' }])
      await removeModel(modelsFolder, 'en-es.tiny')
      await expect(translate('hello', 'en', 'es')).rejects.toMatchObject({ problem: 'pair_not_offered' })
      expect((await engine.listPairs()).map(({ from, to }) => `${from} ${to}`)).toEqual(['fr en'])
    } finally {
      await engine.stop()
      await server.stop()
    }
  })

  it('is unavailable if a model cannot be loaded', async () => {
    const modelsFolder = join(folder, 'broken')
    const content = { ...toyModel('en-es'), model: toyModel('en-es').model.slice(0, 9_000) }
    await writeToyModel(modelsFolder, 'en-es', { content })
    const engine = neuralEngine({ modelsFolder })
    await expect(engine.translate(['hello'], { from: 'en', to: 'es' }, { signal: never })).rejects.toMatchObject({
      name: 'TranslationEngineError',
      problem: 'unavailable',
      retry: 'later',
    })
    await engine.stop()
  })

  it('answers hostile texts with their tags', async () => {
    const modelsFolder = join(folder, 'suite')
    const engine = neuralEngine({ modelsFolder })
    const pieces = [
      'the',
      'cat',
      ' ',
      '<',
      '>',
      '&',
      '</b>',
      '<img id="0">',
      '&lt;',
      '\u0000',
      '\ud800',
      '\u202e',
      '😀',
    ]
    const more = [
      '\n',
      '{x}',
      '. ',
      '<!--',
      '<script>',
      ']]>',
      '\u00a0',
      '"',
      'é',
      '漢',
      '\u2581',
      '<g1>',
      '</g1>',
      '<x2/>',
    ]
    const all = [...pieces, ...more]
    let state = 1
    const next = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const texts = Array.from({ length: 200 }, () =>
      Array.from({ length: 1 + next(14) }, () => all[next(all.length)]).join(''),
    )
    const answers = await engine.translate(texts, { from: 'en', to: 'es' }, { signal: never })
    const failed = answers.flatMap((answer, index) => ('error' in answer ? [{ text: texts[index], answer }] : []))
    expect(failed.filter(({ answer }) => answer.error.problem !== 'empty_answer')).toEqual([])
    expect(failed.length).toBeLessThan(20)
    for (const [index, answer] of answers.entries())
      if ('text' in answer)
        expect(haveSameTags(parseTaggedText(answer.text), parseTaggedText(texts[index]!)), texts[index]).toBe(true)
    await engine.stop()
  })
})
