import { join } from 'node:path'
import type { EngineInstallation } from '@portolan/contract/machine-translation/settings'
import { ffmpegTool } from '../../adapters/media-tool/ffmpeg/ffmpeg-tool.ts'
import { mediaPackages } from '../../adapters/media-tool/packages.ts'
import type { MediaAdapters } from '../../features/machine-translation/index.ts'
import { unpackedRoot } from '../../platform/debian-packages/find-installed.ts'
import { createPackageInstallation } from '../../platform/debian-packages/installation.ts'
import type { InstallationState } from '../../platform/debian-packages/installation-state.ts'
import type { Log } from '../../platform/log.ts'
import { createSandboxFinder } from '../../platform/sandbox/find-sandbox.ts'
import type { Config } from '../config.ts'
import { chooseSpeech } from '../speech/speech-adapters.ts'
import { step } from '../startup-messages.ts'

/** ffmpeg in its sandbox, and the engines that hear and speak. */
export function chooseMedia({ config, log }: { readonly config: Config; readonly log: Log }) {
  const folder = join(config.dataFolder, 'engines/debian/media')
  const root = unpackedRoot(folder)
  const roots = ['/', root]
  const getSandbox = createSandboxFinder({ allowLimitsOnly: config.allowsMediaWithoutIsolation, roots: [root] })
  const mediaTool = ffmpegTool({ roots, getSandbox })
  const programs = createPackageInstallation({
    purpose: 'Translation of audio and video',
    names: mediaPackages,
    neededMb: 1500,
    folder,
    isAllowed: config.installsEngines,
    log: { info: step, warn: (sentence) => log.warn(sentence) },
  })
  const speech = chooseSpeech({ config, log, getSandbox, roots })
  return {
    adapters: {
      mediaTool,
      recognizers: speech.recognizers,
      synthesizers: speech.synthesizers,
      getMediaInstallation: () => combineStates([programs.read(), speech.installation.read()]),
    } satisfies MediaAdapters,
    start() {
      void programs.start()
      void speech.installation.start()
    },
    async stop() {
      await Promise.all([programs.stop(), speech.stop(), mediaTool.stop()])
    },
  }
}

/** What goes on is more telling than what failed, and both than what is not to be installed. */
function combineStates(states: readonly InstallationState[]): EngineInstallation {
  const percents = states.flatMap((each) => (each.state === 'installing' ? [each.percent] : []))
  if (percents.length > 0) return { state: 'INSTALLING', percent: Math.floor(Math.min(...percents)) }
  const has = (state: InstallationState['state']) => states.some((each) => each.state === state)
  if (has('failed')) return { state: 'FAILED', percent: null }
  return { state: has('off') || has('unsupported') ? 'NOT_INSTALLED' : 'READY', percent: null }
}
