import type { ClientTranslationSettings } from '@portolan/contract/machine-translation/admin/clients'
import { FileFormat } from '@portolan/contract/machine-translation/machine-translation'
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

/** What a client has of its own: the rest follows the defaults, also when they change. */
export function leaveOutDefaults({
  engineOrder,
  supportedLltsLanguages,
  allowedFileTypes,
  ...values
}: ClientTranslationSettings): ClientMachineTranslationSettings {
  const isOwn = ([name, value]: [string, unknown]) => value !== defaults[name as keyof typeof defaults]
  const rules = engineOrder.map(({ sourceLanguageId, targetLanguageId, engines }) => ({
    ...(sourceLanguageId !== null && { sourceLanguageId }),
    ...(targetLanguageId !== null && { targetLanguageId }),
    engines,
  }))
  return {
    ...Object.fromEntries(Object.entries(values).filter(isOwn)),
    ...(supportedLltsLanguages && { supportedLltsLanguages }),
    ...(FileFormat.options.some((format) => !allowedFileTypes.includes(format)) && { allowedFileTypes }),
    ...(rules.length > 0 && { engineOrder: rules }),
  }
}

export type EffectiveSettings = ReturnType<typeof effectiveSettings>

export const effectiveSettings = (own: ClientMachineTranslationSettings) => ({
  ...defaults,
  ...own,
  allowedFileTypes: [...allowedFormats(own.allowedFileTypes)],
})
