import type { OfferedPair, PairQuality } from '../../../../ports/translation-engine.ts'
import type { AllowedMode } from './allowed-modes.ts'

export type Route = OfferedPair & { readonly modes: readonly AllowedMode[] }

const maxModes = 3
/** Every further mode repeats the mistakes of the one before. */
const scoreOfPivot = 0.9
const leastScore = 0.19

type Candidate = { readonly modes: readonly AllowedMode[]; readonly score: number }

/** The best route for every pair that the modes reach, with at most two languages in between. */
export function planRoutes(modes: readonly AllowedMode[]): readonly Route[] {
  const languages = [...new Set(modes.map(({ from }) => from))]
  return languages.flatMap((from) => [...bestFrom(from, modes)].map(([to, best]) => createRoute(from, to, best)))
}

function bestFrom(from: string, modes: readonly AllowedMode[]): ReadonlyMap<string, Candidate> {
  const best = new Map<string, Candidate>()
  const extend = (route: Candidate, at: string) => {
    for (const next of modes) {
      if (next.from !== at || next.to === from || route.modes.some((mode) => mode.from === next.to)) continue
      const score = route.score * next.score * (route.modes.length === 0 ? 1 : scoreOfPivot)
      const candidate = { modes: [...route.modes, next], score }
      if (score < leastScore) continue
      if (score > (best.get(next.to)?.score ?? 0)) best.set(next.to, candidate)
      if (candidate.modes.length < maxModes) extend(candidate, next.to)
    }
  }
  extend({ modes: [], score: 1 }, from)
  return best
}

const createRoute = (from: string, to: string, { modes, score }: Candidate): Route => ({
  from,
  to,
  quality: qualityOf(score),
  via: modes.slice(1).map((mode) => mode.from),
  modes,
})

const qualityOf = (score: number): PairQuality => (score >= 0.8 ? 'good' : score >= 0.6 ? 'fair' : 'gist')
