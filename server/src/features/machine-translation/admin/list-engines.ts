import type {
  EngineReport,
  InstallationReport,
  MediaReport,
} from '@portolan/contract/machine-translation/admin/engines'
import type { ListedEngine } from '../engines/engine-directory.ts'
import { type EngineFailure, listFailures } from '../engines/store-engine-failures.ts'
import type { FileTranslationNeeds } from '../files/needs.ts'
import { describeMedia } from './describe-media.ts'

/** The engines in their order, then those that are not configured. */
export async function listEngines(
  needs: FileTranslationNeeds,
): Promise<{ engines: EngineReport[]; apertiumInstallation: InstallationReport; media: MediaReport }> {
  const listed = await needs.directory.list()
  const failures = new Map((await listFailures(needs.db)).map((failure) => [failure.engine, failure]))
  const used = listed.map((each, index) => ({
    ...describe(each, failures.get(each.engine.name)),
    order: index + 1,
    pricePerMillionCharacters: dollarsOf(needs.enginePrices[each.engine.name]),
  }))
  return {
    engines: [...used, ...needs.unusedEngines.map(describeUnused)],
    apertiumInstallation: needs.getInstallation(),
    media: await describeMedia(needs),
  }
}

function describe({ engine, pairs }: ListedEngine, failure: EngineFailure | undefined) {
  return {
    name: engine.name,
    isRemote: engine.isRemote,
    pairs: pairs.size,
    state: failure ? 'FAILING' : pairs.size > 0 ? 'READY' : 'NO_LANGUAGES',
    failure: failure
      ? { problem: failure.problem, message: failure.message, failedAt: failure.failed_at.toISOString() }
      : null,
  } as const
}

const describeUnused = (name: string): EngineReport => ({
  name,
  state: 'NOT_CONFIGURED',
  isRemote: null,
  order: null,
  pairs: 0,
  pricePerMillionCharacters: null,
  failure: null,
})

const dollarsOf = (cents: number | undefined): number | null => (cents === undefined ? null : cents / 100)
