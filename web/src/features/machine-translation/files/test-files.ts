import type { FileTranslation, TranslatedSegment } from '@portolan/contract/machine-translation/file-translations'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { aFile, aRequest } from '../../../shared/request/test-request.ts'

const aLanguage = (id: string, name: string, bcp47: string): Language => ({
  id,
  name,
  englishName: name,
  preferred: false,
  isDisabled: false,
  bcp47,
  direction: bcp47 === 'ar' ? 'rtl' : 'ltr',
  xtrfId: 1,
  xl8FileTranslationId: null,
  xl8SyncId: null,
  xl8DubbingId: null,
})

export const testLanguages: readonly Language[] = [
  aLanguage('enu', 'English (United States)', 'en-US'),
  aLanguage('esj', 'Spanish (Latin America)', 'es-419'),
  aLanguage('ara', 'Arabic', 'ar'),
  aLanguage('deu', 'German', 'de-DE'),
]

/** English into Spanish and Arabic, Spanish into English and Arabic. German is not offered. */
export const testSettings = (more: Partial<MachineTranslationSettings> = {}): MachineTranslationSettings => ({
  maxCharactersPerRequest: 10_000,
  supportedLltsLanguages: ['enu', 'esj', 'ara'],
  allowedFileTypes: ['WORD', 'PDF'],
  maxFileSizeMB: 1,
  maxFilesPerRequest: 2,
  maxAudioFileSizeMB: 1,
  maxVideoFileSizeMB: 1,
  enableAiLinguisticQualityReview: true,
  showAiLinguisticQualityScorePerFile: true,
  enableAiPostEditing: false,
  disableHumanEscalation: false,
  disableTextTranslation: false,
  disableFileTranslation: false,
  disableMediaTranslation: true,
  offeredLanguages: [
    { sourceLanguageIds: ['enu'], targetLanguageIds: ['enu', 'esj', 'ara'], quality: 'fair' },
    { sourceLanguageIds: ['esj'], targetLanguageIds: ['enu', 'ara'], quality: 'fair' },
  ],
  notOfferedLanguages: [{ reason: 'no_engine', languageIds: ['deu'] }],
  mayTextsLeaveOurMachines: false,
  charactersLeftToday: null,
  engineInstallation: { state: 'READY', percent: null },
  ...more,
})

export const translationId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e77'

export const aTranslation = (more: Partial<FileTranslation> = {}): FileTranslation => ({
  id: translationId,
  sourceFileKey: 'temp/1/letter.docx',
  fileName: 'letter.docx',
  languageId: 'esj',
  status: 'COMPLETED',
  failure: null,
  segmentsDone: 10,
  segmentsTotal: 10,
  secondsLeft: null,
  words: 120,
  quality: 'fair',
  check: null,
  translatedFileKey: 'out/1/letter.es.docx',
  score: null,
  scoreReason: null,
  isRebuildNeeded: false,
  ...more,
})

export const aFileRequest = (more: Parameters<typeof aRequest>[0] = {}) =>
  aRequest({
    origination: 'MT',
    files: [
      aFile('letter.docx'),
      aFile('letter.es.docx', {
        fileKey: 'out/1/letter.es.docx',
        category: 'TRANSLATED_DOCUMENT',
        languageId: 'esj',
        linguisticQualityScore: 4,
        linguisticQualityScoreReason: 'Numbers differ in 1 segment.',
      }),
    ],
    ...more,
  })

export const aSegment = (position: number, more: Partial<TranslatedSegment> = {}): TranslatedSegment => ({
  position,
  source: `Source ${position}`,
  target: `Target ${position}`,
  corrected: null,
  state: 'TRANSLATED',
  faults: [],
  ...more,
})
