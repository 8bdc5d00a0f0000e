import { join } from 'node:path'
import { openaiRecognizer } from '../../adapters/speech-recognizer/openai/openai.ts'
import { whisper } from '../../adapters/speech-recognizer/whisper/whisper.ts'
import { espeak } from '../../adapters/speech-synthesizer/espeak/espeak.ts'
import { kokoro } from '../../adapters/speech-synthesizer/kokoro/kokoro.ts'
import { openaiSynthesizer } from '../../adapters/speech-synthesizer/openai/openai.ts'
import type { Log } from '../../platform/log.ts'
import { createNpmInstallation } from '../../platform/npm-packages/installation.ts'
import { packagesFolderIn } from '../../platform/npm-packages/packages-folder.ts'
import type { Sandbox } from '../../platform/sandbox/run-in-sandbox.ts'
import type { SpeechRecognizer } from '../../ports/speech-recognizer.ts'
import type { SpeechSynthesizer } from '../../ports/speech-synthesizer.ts'
import type { Config } from '../config.ts'
import { step } from '../startup-messages.ts'
import { speechPackages } from './speech-packages.ts'

export type SpeechNeeds = {
  readonly config: Pick<Config, 'dataFolder' | 'installsEngines' | 'speech'>
  readonly log: Pick<Log, 'warn'>
  readonly getSandbox: () => Promise<Sandbox | undefined>
  /** Where Debian packages such as espeak-ng are: `/`, and the folder into which they are unpacked. */
  readonly roots: readonly string[]
}

/**
 * Recognizers and synthesizers, the preferred one first: those of this machine before services, but natural voices of a service
 * before the robot's. The packages are installed once `installation.start()` was called.
 */
export function chooseSpeech({ config, log, getSandbox, roots }: SpeechNeeds) {
  const folder = join(config.dataFolder, 'engines/npm/speech')
  const packagesFolder = packagesFolderIn(folder, speechPackages)
  const installation = createNpmInstallation({
    purpose: 'Speech recognition and synthesis',
    packages: speechPackages,
    folder,
    isAllowed: config.installsEngines,
    log: { info: step, warn: (sentence) => log.warn(sentence) },
  })
  const { recognizer, synthesizer } = config.speech
  const recognizers: readonly SpeechRecognizer[] = [
    whisper({ packagesFolder, getSandbox }),
    ...(recognizer ? [openaiRecognizer(recognizer)] : []),
  ]
  const synthesizers: readonly SpeechSynthesizer[] = [
    kokoro({ packagesFolder, roots, getSandbox }),
    ...(synthesizer ? [openaiSynthesizer(synthesizer)] : []),
    espeak({ roots, getSandbox }),
  ]
  return {
    recognizers,
    synthesizers,
    installation,
    async stop() {
      await installation.stop()
      await Promise.all([...recognizers, ...synthesizers].map((engine) => engine.stop()))
    },
  }
}
