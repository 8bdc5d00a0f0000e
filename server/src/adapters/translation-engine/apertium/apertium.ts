import { limitConcurrency } from '../../../platform/limit-concurrency.ts'
import {
  type EngineAnswer,
  type TaggedText,
  type TranslationEngine,
  TranslationEngineError,
} from '../../../ports/translation-engine.ts'
import { createFailedTexts } from './failed-texts.ts'
import { createPipelinePool, type PipelinePool, type PoolOptions } from './process/pipeline-pool.ts'
import { createRouteFinder } from './routes/route-finder.ts'
import { translateText } from './translate-text.ts'

/** Enough to keep a pipeline busy; few enough that a long document does not keep short texts waiting. */
const unitsAtOnce = 64

export type ApertiumOptions = PoolOptions & {
  /** Folders that hold `usr` of an installation: `/`, and where packages were unpacked without root. */
  readonly roots: readonly string[]
}

export type ApertiumEngine = TranslationEngine & {
  /** The programs that run now. */
  listPipelines: PipelinePool['list']
}

/** Apertium's programs on this machine. Nothing is started before the first text. */
export function apertiumEngine({ roots, ...poolOptions }: ApertiumOptions): ApertiumEngine {
  const routes = createRouteFinder(roots)
  const pool = createPipelinePool(poolOptions)
  const failedTexts = createFailedTexts()
  return {
    name: 'apertium',
    isRemote: false,
    async listPairs() {
      return (await routes.list()).map(({ from, to, quality, via }) => ({ from, to, quality, via }))
    },
    async translate(texts, pair, { signal, isUrgent = false }) {
      signal.throwIfAborted()
      const modes = await routes.find(pair)
      if (modes === undefined)
        throw new TranslationEngineError('pair_not_offered', `no route from ${pair.from} to ${pair.to}`, 'never')
      const needs = { pool, failedTexts, signal, isUrgent, limit: limitConcurrency(unitsAtOnce) }
      return await Promise.all(texts.map((text) => answer(text, (source) => translateText(source, modes, needs))))
    },
    stop: () => pool.stop(),
    listPipelines: () => pool.list(),
  }
}

/** Errors that pass by themselves concern all texts, so they are thrown. */
async function answer(text: TaggedText, translate: (text: TaggedText) => Promise<TaggedText>): Promise<EngineAnswer> {
  if (text.trim() === '') return { text }
  try {
    return { text: await translate(text) }
  } catch (error) {
    if (error instanceof TranslationEngineError && error.retry === 'never') return { error }
    throw error
  }
}
