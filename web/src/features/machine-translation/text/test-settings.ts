import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'

export const testSettings = (more: Partial<MachineTranslationSettings> = {}): MachineTranslationSettings => ({
  maxCharactersPerRequest: 200,
  supportedLltsLanguages: ['enu', 'esm', 'ara'],
  allowedFileTypes: ['TEXT'],
  maxFileSizeMB: 50,
  maxFilesPerRequest: 20,
  maxAudioFileSizeMB: 1,
  maxVideoFileSizeMB: 1,
  enableAiLinguisticQualityReview: true,
  showAiLinguisticQualityScorePerFile: true,
  enableAiPostEditing: true,
  disableHumanEscalation: false,
  disableTextTranslation: false,
  disableFileTranslation: false,
  disableMediaTranslation: true,
  offeredLanguages: [
    { sourceLanguageIds: ['enu'], targetLanguageIds: ['esm', 'ara'], quality: 'fair' },
    { sourceLanguageIds: ['esm'], targetLanguageIds: ['enu'], quality: 'good' },
  ],
  notOfferedLanguages: [{ reason: 'no_engine', languageIds: ['deu'] }],
  mayTextsLeaveOurMachines: false,
  charactersLeftToday: null,
  engineInstallation: { state: 'READY', percent: null },
  ...more,
})

const language = (id: string, name: string, bcp47: string, direction: 'ltr' | 'rtl' = 'ltr'): Language => ({
  id,
  name,
  englishName: name,
  preferred: false,
  isDisabled: false,
  bcp47,
  direction,
  xtrfId: 1,
  xl8FileTranslationId: null,
  xl8SyncId: null,
  xl8DubbingId: null,
})

export const testLanguages = [
  language('ara', 'Arabic', 'ar', 'rtl'),
  language('enu', 'English', 'en-US'),
  language('deu', 'German', 'de'),
  language('esm', 'Spanish', 'es-MX'),
]
