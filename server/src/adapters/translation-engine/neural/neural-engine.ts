import {
  type EngineAnswer,
  type EngineProblem,
  type LanguagePair,
  type TranslationEngine,
  TranslationEngineError,
} from '../../../ports/translation-engine.ts'
import { loadEngineCode } from './bergamot/engine-code.ts'
import { type EngineText, writeEngineText } from './markup/engine-text.ts'
import { listInstalledModels } from './models/installed-models.ts'
import { poolLimits } from './pool/pool-limits.ts'
import { ModelUnusable, PoolStopped } from './pool/task-limits.ts'
import { type PoolModel, type TextResult, TranslationPool } from './pool/translation-pool.ts'
import { WorkerClient } from './pool/worker-client.ts'
import { findRoute, listPairsOf } from './routes.ts'

export type NeuralEngineOptions = {
  /** Where `npm run engines` installs models. */
  readonly modelsFolder: string
  readonly createPool?: () => Promise<TranslationPool>
}

/** A longer text would keep a worker busy for minutes. */
const maxCharacters = 20_000

/**
 * Firefox's translation models, run by its WebAssembly engine in worker threads. Nothing leaves the machine, and nothing
 * is loaded before the first text.
 */
export function neuralEngine({ modelsFolder, createPool = startPool }: NeuralEngineOptions): TranslationEngine {
  let pool: Promise<TranslationPool> | null = null

  async function findModels(pair: LanguagePair): Promise<readonly PoolModel[]> {
    const route = findRoute(await listInstalledModels(modelsFolder), pair)
    if (!route) throw fail('pair_not_offered', `No model translates ${pair.from} to ${pair.to}.`, 'never')
    // The digest tells a model from an older one of the same name that a worker may still hold.
    return route.map(({ id, sha256, files }) => ({ name: `${id} ${sha256}`, files }))
  }

  return {
    name: 'neural',
    isRemote: false,
    async listPairs() {
      return listPairsOf(await listInstalledModels(modelsFolder))
    },
    async translate(texts, pair, { signal }) {
      signal.throwIfAborted()
      const models = await findModels(pair)
      const prepared = texts.map((text) => prepare(text, pair))
      const htmls = prepared.flatMap((each) => ('html' in each ? [each.html] : []))
      pool ??= createPool().catch((error: Error) => {
        pool = null
        throw fail('unavailable', `The engine cannot be started: ${error.message}`, 'later')
      })
      const results = await (await pool).translate({ models, texts: htmls, signal }).catch(rethrow)
      let next = 0
      return prepared.map((each) => ('html' in each ? readResult(each, results[next++]) : each))
    },
    async stop() {
      await (await pool)?.stop()
    },
  }
}

async function startPool(): Promise<TranslationPool> {
  const code = await loadEngineCode()
  return new TranslationPool({ limits: poolLimits(), startWorker: () => new WorkerClient(code) })
}

const fail = (problem: EngineProblem, message: string, retry: 'later' | 'never'): TranslationEngineError =>
  new TranslationEngineError(problem, message, retry)

function prepare(text: string, { from, to }: LanguagePair): EngineText | EngineAnswer {
  if (text.length > maxCharacters)
    return { error: fail('text_too_long', `A text has more than ${maxCharacters} characters.`, 'never') }
  return writeEngineText(text, from, to) ?? { text }
}

function readResult(source: EngineText, result: TextResult | undefined): EngineAnswer {
  if (!result || 'problem' in result) {
    const problem = result?.problem ?? 'crash'
    return { error: fail(problem, `The engine failed on a text: ${problem}.`, 'never') }
  }
  const text = source.restore(result.text)
  return text === null ? { error: fail('empty_answer', 'The engine returned no words.', 'never') } : { text }
}

function rethrow(error: unknown): never {
  if (error instanceof ModelUnusable || error instanceof PoolStopped)
    throw fail('unavailable', error.message || 'The engine was stopped.', 'later')
  throw error
}
