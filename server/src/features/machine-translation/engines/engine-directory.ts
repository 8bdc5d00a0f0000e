import type { OfferedPair, TranslationEngine } from '../../../ports/translation-engine.ts'
import type { EngineFailures } from './engine-failures.ts'

/** An engine with the pairs it offers now, by `from to`. */
export type ListedEngine = {
  readonly engine: TranslationEngine
  readonly pairs: ReadonlyMap<string, OfferedPair>
}

export type EngineDirectory = {
  /** The same list until an engine changes what it offers. */
  list(): Promise<readonly ListedEngine[]>
}

export const pairKey = (from: string, to: string): string => `${from} ${to}`

const keptForMs = 10_000

type DirectoryNeeds = {
  readonly now: () => Date
  readonly log: { warn(details: object, message: string): void }
  readonly failures: EngineFailures
}

/** Asks engines for their pairs at most every ten seconds. An engine that cannot answer keeps its last pairs. */
export function engineDirectory(
  engines: readonly TranslationEngine[],
  { now, log, failures }: DirectoryNeeds,
): EngineDirectory {
  let listed: readonly ListedEngine[] = engines.map((engine) => ({ engine, pairs: new Map() }))
  let loading: Promise<readonly ListedEngine[]> | undefined
  let goodUntil = 0

  async function ask({ engine, pairs }: ListedEngine): Promise<ListedEngine> {
    try {
      const offered = await engine.listPairs()
      const isSame = offered.length === pairs.size && offered.every((pair) => isKnown(pair, pairs))
      if (isSame) return { engine, pairs }
      return { engine, pairs: new Map(offered.map((pair) => [pairKey(pair.from, pair.to), pair])) }
    } catch (error) {
      log.warn({ err: error, engine: engine.name }, 'a translation engine does not list its pairs')
      failures.reportFailure(engine.name, error)
      return { engine, pairs }
    }
  }

  async function refresh(): Promise<readonly ListedEngine[]> {
    const fresh = await Promise.all(listed.map(ask))
    if (fresh.some(({ pairs }, index) => pairs !== listed[index]?.pairs)) listed = fresh
    goodUntil = now().getTime() + keptForMs
    loading = undefined
    return listed
  }

  return {
    async list() {
      if (now().getTime() < goodUntil) return listed
      loading ??= refresh()
      return loading
    },
  }
}

const isKnown = (pair: OfferedPair, pairs: ReadonlyMap<string, OfferedPair>): boolean =>
  pairs.get(pairKey(pair.from, pair.to))?.quality === pair.quality
