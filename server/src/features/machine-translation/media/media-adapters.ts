import type { EngineInstallation } from '@portolan/contract/machine-translation/settings'
import type { MediaTool } from '../../../ports/media-tool.ts'
import type { SpeechRecognizer } from '../../../ports/speech-recognizer.ts'
import type { SpeechSynthesizer } from '../../../ports/speech-synthesizer.ts'

/** What the composition gives for audio and video. */
export type MediaAdapters = {
  readonly mediaTool: MediaTool
  /** In the order in which the provider prefers them. */
  readonly recognizers: readonly SpeechRecognizer[]
  readonly synthesizers: readonly SpeechSynthesizer[]
  /** Of the programs and models that are installed in the background. */
  readonly getMediaInstallation: () => EngineInstallation
}
