import type { LanguagePair } from '../../../../ports/translation-engine.ts'
import { refineModes } from '../rules/refine-modes.ts'
import { findInstalledModes, type InstalledMode } from './installed-modes.ts'
import { planRoutes, type Route } from './plan-routes.ts'

export type RouteFinder = {
  list(): Promise<readonly Route[]>
  /** The modes from one language to the other, undefined if there is no route. */
  find(pair: LanguagePair): Promise<readonly InstalledMode[] | undefined>
}

type Plan = {
  readonly routes: readonly Route[]
  readonly modes: ReadonlyMap<string, InstalledMode>
}

/** Looks again after a few seconds, because packages come and go while the portal runs. */
export function createRouteFinder(roots: readonly string[], maxAgeMs = 5_000): RouteFinder {
  let current: Promise<Plan> | undefined
  let startedAt = 0
  const load = async (): Promise<Plan> => {
    const modes = await findInstalledModes(roots)
    const byName = new Map(modes.map((mode) => [mode.name, mode]))
    return { routes: planRoutes(modes), modes: byName }
  }
  const getPlan = (): Promise<Plan> => {
    if (current === undefined || Date.now() - startedAt > maxAgeMs) {
      startedAt = Date.now()
      current = load()
    }
    return current
  }
  return {
    list: async () => (await getPlan()).routes,
    async find({ from, to }) {
      const { routes, modes } = await getPlan()
      const route = routes.find((each) => each.from === from && each.to === to)
      return route && refineModes(route.modes.flatMap(({ name }) => modes.get(name) ?? []))
    },
  }
}
