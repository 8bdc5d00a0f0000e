import { allowedFormats } from '@portolan/contract/machine-translation/settings'
import type { ClientMachineTranslationSettings } from '../../../tables/client.ts'

/** What applies where a client has no setting of its own. */
const defaults = {
  maxCharactersPerRequest: 10_000,
  maxCharactersPerDay: 5_000_000,
  maxFileSizeMB: 50,
  maxFilesPerRequest: 20,
  maxAudioFileSizeMB: 1,
  maxVideoFileSizeMB: 1,
  enableAiLinguisticQualityReview: true,
  showAiLinguisticQualityScorePerFile: true,
  enableAiPostEditing: false,
  disableHumanEscalation: false,
  disableTextTranslation: false,
  disableFileTranslation: false,
  disableMediaTranslation: true,
  isKeptOnOurMachines: false,
  isCacheDisabled: false,
} as const satisfies ClientMachineTranslationSettings

export type EffectiveSettings = ReturnType<typeof effectiveSettings>

export const effectiveSettings = (own: ClientMachineTranslationSettings) => ({
  ...defaults,
  ...own,
  allowedFileTypes: [...allowedFormats(own.allowedFileTypes)],
})
