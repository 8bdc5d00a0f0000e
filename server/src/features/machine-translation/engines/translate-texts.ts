import type { Counters } from '../../../platform/counters.ts'
import type { Log } from '../../../platform/log.ts'
import {
  type EngineAnswer,
  type EngineProblem,
  type TaggedText,
  TranslationEngineError,
} from '../../../ports/translation-engine.ts'
import { type RecordNeeds, recordUse } from '../usage/record-use.ts'
import type { Later } from '../usage/reserve-characters.ts'
import type { Route } from './choose-engines.ts'
import { cutIntoCalls } from './cut-into-calls.ts'
import type { EngineFailures } from './engine-failures.ts'
import { type FairQueue, QueueFull } from './fair-queue.ts'
import { readCache, writeCache } from './store-cache.ts'

export type TextProblem = { readonly problem: EngineProblem | 'busy' }
export type TextAnswer = { readonly text: TaggedText; readonly engine: string } | TextProblem

export type TranslateNeeds = RecordNeeds & {
  readonly log: Log
  readonly queues: EngineQueues
  readonly failures: EngineFailures
}

/** A text that somebody waits for does not wait for calls with a file's texts. */
type EngineQueues = { readonly urgent: FairQueue; readonly files: FairQueue }

type TextsOrder = {
  readonly clientId: number
  readonly isCached: boolean
  readonly routes: readonly Route[]
  readonly signal: AbortSignal
  readonly isUrgent: boolean
  /** Takes the record of use. The call waits for it where nobody does. */
  readonly later: Later | undefined
}

/** Translates each text with the first engine that can. Throws only the signal's reason. */
export async function translateTexts(
  needs: TranslateNeeds,
  order: TextsOrder,
  texts: readonly TaggedText[],
): Promise<readonly TextAnswer[]> {
  const answers = new Map<TaggedText, TextAnswer>()
  for (const route of order.routes) {
    const open = [...new Set(texts)].filter((text) => !('text' in (answers.get(text) ?? {})))
    if (open.length === 0) break
    for (const [text, answer] of await translateWith(needs, order, route, open)) answers.set(text, answer)
  }
  return texts.map((text) => answers.get(text) ?? { problem: 'pair_not_offered' })
}

async function translateWith(
  needs: TranslateNeeds,
  order: TextsOrder,
  route: Route,
  texts: readonly TaggedText[],
): Promise<ReadonlyMap<TaggedText, TextAnswer>> {
  const { clientId, isCached } = order
  const engine = route.engine.name
  const key = { clientId, engine, pair: route.pair }
  const cached = isCached ? await readCache(needs.db, key, texts) : new Map<string, string>()
  const answers = new Map<TaggedText, TextAnswer>([...cached].map(([text, target]) => [text, { text: target, engine }]))
  countCached(needs.counters, clientId, [...cached.keys()])
  const missing = texts.filter((text) => !cached.has(text))
  const open = new Set(missing)
  for (const batch of cutIntoCalls(missing)) {
    const found = await callEngine(needs, order, route, batch)
    if ('problem' in found) {
      for (const text of open) answers.set(text, found)
      break
    }
    for (const text of batch) open.delete(text)
    for (const [index, text] of batch.entries()) answers.set(text, found[index] ?? { problem: 'malformed_answer' })
    const good = batch.filter((_, index) => 'text' in (found[index] ?? {}))
    const cache = isCached ? writeCache(needs.db, key, translationsOf(batch, found)) : undefined
    const use = recordUse(needs, clientId, engine, lengthOf(good))
    order.later?.(use)
    await Promise.all([order.later ? undefined : use, waitForCache(needs, order, cache)])
  }
  return answers
}

/** Somebody who waits for a text does not wait for the cache. */
function waitForCache({ log }: TranslateNeeds, { isUrgent }: TextsOrder, cache: Promise<void> | undefined) {
  if (!isUrgent) return cache
  cache?.catch((err: unknown) => log.warn({ err }, 'a translation is not in the cache'))
}

/** One problem for all texts if the engine translates nothing now. */
async function callEngine(
  { queues, counters, failures }: TranslateNeeds,
  { clientId, signal, isUrgent }: TextsOrder,
  { engine, pair }: Route,
  texts: readonly TaggedText[],
): Promise<readonly TextAnswer[] | TextProblem> {
  const toAnswer = (answer: EngineAnswer): TextAnswer => {
    if ('text' in answer) return { text: answer.text, engine: engine.name }
    countFailures(counters, engine.name, answer.error.problem, 1)
    return { problem: answer.error.problem }
  }
  try {
    const queue = isUrgent ? queues.urgent : queues.files
    const answers = await queue.run(clientId, signal, () => engine.translate(texts, pair, { signal, isUrgent }))
    failures.reportSuccess(engine.name)
    return answers.map(toAnswer)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof QueueFull) return { problem: 'busy' }
    if (!(error instanceof TranslationEngineError)) throw error
    countFailures(counters, engine.name, error.problem, texts.length)
    failures.reportFailure(engine.name, error)
    return { problem: error.problem }
  }
}

const translationsOf = (texts: readonly TaggedText[], answers: readonly TextAnswer[]) =>
  new Map(
    texts.flatMap((text, index): [string, string][] => {
      const answer = answers[index]
      return answer && 'text' in answer ? [[text, answer.text]] : []
    }),
  )

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0)

function countCached(counters: Counters, clientId: number, texts: readonly string[]): void {
  if (texts.length > 0)
    counters.add('portolan_translation_cached_characters_total', { client: String(clientId) }, lengthOf(texts))
}

const countFailures = (counters: Counters, engine: string, problem: string, texts: number): void =>
  counters.add('portolan_translation_failures_total', { engine, problem }, texts)
