import type { LanguagePair, OfferedPair, PairQuality } from '../../../ports/translation-engine.ts'
import type { InstalledModel } from './models/installed-models.ts'
import { shortenTag } from './short-tag.ts'

/** All models are from or into English, so every other pair goes through it. */
const pivot = 'en'

/** From this COMET score on, a translation needs few corrections. */
const goodComet = 0.85

/** The models to run one after the other, or null if the pair cannot be translated. */
export function findRoute(models: readonly InstalledModel[], pair: LanguagePair): readonly InstalledModel[] | null {
  const [from, to] = [shortenTag(pair.from), shortenTag(pair.to)]
  if (from === to) return null
  const direct = findBest(models, from, to)
  if (direct) return [direct]
  const [first, second] = [findBest(models, from, pivot), findBest(models, pivot, to)]
  return first && second ? [first, second] : null
}

export function listPairsOf(models: readonly InstalledModel[]): readonly OfferedPair[] {
  const sources = new Set(models.map(({ from }) => from))
  const targets = new Set(models.map(({ to }) => to))
  return [...sources].flatMap((from) =>
    [...targets].flatMap((to) => {
      const route = findRoute(models, { from, to })
      if (!route) return []
      return [{ from, to, quality: rateRoute(route), via: route.length > 1 ? [pivot] : [] }]
    }),
  )
}

/** Nobody has measured pairs that go through English. */
function rateRoute([first, ...others]: readonly InstalledModel[]): PairQuality {
  return others.length === 0 && (first?.comet ?? 0) >= goodComet ? 'good' : 'fair'
}

function findBest(models: readonly InstalledModel[], from: string, to: string): InstalledModel | undefined {
  const found = models.filter((model) => model.from === from && model.to === to)
  return found.toSorted((one, other) => (other.comet ?? 0) - (one.comet ?? 0))[0]
}
