import { join } from 'node:path'
import type { InstallationReport } from '@portolan/contract/machine-translation/admin/engines'
import { findRecognizer } from '@portolan/documents'
import { apertiumEngine } from '../adapters/translation-engine/apertium/apertium.ts'
import { apertiumPackages } from '../adapters/translation-engine/apertium/packages.ts'
import { readCatalog } from '../adapters/translation-engine/neural/models/model-catalog.ts'
import { modelsFolderIn } from '../adapters/translation-engine/neural/models/models-folder.ts'
import { neuralEngine } from '../adapters/translation-engine/neural/neural-engine.ts'
import type { MachineTranslationAdapters } from '../features/machine-translation/index.ts'
import { unpackedRoot } from '../platform/debian-packages/find-installed.ts'
import { createPackageInstallation } from '../platform/debian-packages/installation.ts'
import type { InstallationState } from '../platform/debian-packages/installation-state.ts'
import { lazy } from '../platform/lazy.ts'
import type { Log } from '../platform/log.ts'
import type { TranslationEngine } from '../ports/translation-engine.ts'
import type { Config } from './config.ts'
import { type EngineName, engineNames } from './config-engines.ts'
import { chooseRemoteEngines, chooseReviewers } from './engines/translation-services.ts'
import { chooseMedia } from './media/media-adapters.ts'
import { neuralModels } from './neural-models.ts'
import { step } from './startup-messages.ts'

type Needs = { readonly config: Config; readonly log: Log; readonly now: () => Date }

/** The engines on this machine and the configured services, the preferred one first. */
export function chooseMachineTranslation(needs: Needs) {
  const { config, log } = needs
  const folder = join(config.dataFolder, 'engines/debian/apertium')
  const modelsFolder = modelsFolderIn(config.dataFolder)
  const byName: Partial<Record<EngineName, TranslationEngine>> = {
    neural: neuralEngine({ modelsFolder }),
    apertium: apertiumEngine({ roots: ['/', unpackedRoot(folder)] }),
    ...chooseRemoteEngines(needs),
  }
  const installation = createPackageInstallation({
    purpose: 'Text translation with Apertium',
    names: apertiumPackages,
    neededMb: 500,
    folder,
    isAllowed: config.installsEngines,
    log: { info: step, warn: (sentence) => log.warn(sentence) },
  })
  const engines = config.engines.order.flatMap((name) => byName[name] ?? [])
  const media = chooseMedia(needs)
  return {
    ...media.adapters,
    engines,
    reviewers: chooseReviewers(needs),
    enginePrices: config.engines.prices,
    unusedEngines: engineNames.filter((name) => !config.engines.order.includes(name)),
    neuralModels: neuralModels({ folder: modelsFolder, readCatalog, modelsUrl: config.modelsUrl }),
    getInstallation: () => describe(installation.read()),
    getRecognizer: lazy(async () => (config.tesseract === null ? undefined : findRecognizer(config.tesseract))),
    /** Resolves when Apertium is installed or has failed. */
    async startInstallations() {
      media.start()
      await installation.start()
    },
    async stop() {
      await Promise.all([installation.stop(), media.stop()])
      await Promise.all(engines.map((engine) => engine.stop()))
    },
  } satisfies MachineTranslationAdapters & { startInstallations(): Promise<void>; stop(): Promise<void> }
}

function describe(state: InstallationState): InstallationReport {
  const nothing = { percent: null, problem: null, packages: [] }
  if (state.state === 'installed') return { ...nothing, state: 'READY' }
  if (state.state === 'installing') return { ...nothing, state: 'INSTALLING', percent: state.percent }
  const packages = [...apertiumPackages]
  if (state.state === 'failed') return { state: 'FAILED', percent: null, problem: state.reason, packages }
  return { state: 'NOT_INSTALLED', percent: null, problem: state.state, packages }
}
