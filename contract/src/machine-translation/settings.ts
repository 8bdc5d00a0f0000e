import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { forMembers, LanguageId } from './calls.ts'
import { FileFormat } from './machine-translation.ts'

/** Stands for "detect the language" in selectors. It is never sent: a call leaves the source language out. */
export const autoDetectCode = 'AUTODETECT_LANGUAGE'

/** Files in another language are translated into English only. */
export const englishLanguageId = 'enu'

/** What readers can expect: `gist` to understand the text, `fair` with mistakes, `good` needs few corrections. */
export const TranslationQuality = z.enum(['gist', 'fair', 'good'])
export type TranslationQuality = z.infer<typeof TranslationQuality>

/** Each of the sources can be translated into each of the targets. */
export const OfferedLanguages = z.object({
  sourceLanguageIds: z.array(z.string()),
  targetLanguageIds: z.array(z.string()),
  quality: TranslationQuality,
})
export type OfferedLanguages = z.infer<typeof OfferedLanguages>

/**
 * Why a language cannot be chosen: no engine translates it, only an engine to which the client's texts may not be sent,
 * or the client's settings leave it out.
 */
export const NotOfferedReason = z.enum(['no_engine', 'kept_on_our_machines', 'not_allowed_for_client'])
export type NotOfferedReason = z.infer<typeof NotOfferedReason>

/** The state of the engines that are installed on the provider's own machines. */
export const EngineInstallation = z.object({
  state: z.enum(['READY', 'INSTALLING', 'FAILED', 'NOT_INSTALLED']),
  /** Null unless something is being installed. */
  percent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
})
export type EngineInstallation = z.infer<typeof EngineInstallation>

/** What is switched on or off for a client. */
export const translationSwitches = {
  enableAiLinguisticQualityReview: z.boolean(),
  showAiLinguisticQualityScorePerFile: z.boolean(),
  enableAiPostEditing: z.boolean(),
  disableHumanEscalation: z.boolean(),
  disableTextTranslation: z.boolean(),
  disableFileTranslation: z.boolean(),
  /** Media translation is offered only where this is false. */
  disableMediaTranslation: z.boolean(),
}

export const MachineTranslationSettings = z.object({
  maxCharactersPerRequest: z.int(),
  /** All languages that can be chosen as source or target. */
  supportedLltsLanguages: z.array(z.string()),
  allowedFileTypes: z.array(FileFormat),
  maxFileSizeMB: z.int(),
  maxFilesPerRequest: z.int(),
  maxAudioFileSizeMB: z.int(),
  maxVideoFileSizeMB: z.int(),
  ...translationSwitches,
  offeredLanguages: z.array(OfferedLanguages),
  notOfferedLanguages: z.array(z.object({ reason: NotOfferedReason, languageIds: z.array(z.string()) })),
  /** True if texts may be sent to a service outside the provider's machines. */
  mayTextsLeaveOurMachines: z.boolean(),
  /** Characters that the organization may still have translated today; null if there is no limit. */
  charactersLeftToday: z.nullable(z.int()),
  engineInstallation: EngineInstallation,
})
export type MachineTranslationSettings = z.infer<typeof MachineTranslationSettings>

/** With none specified, all formats are allowed. An empty list allows none. */
export const allowedFormats = (specified: readonly FileFormat[] | undefined): readonly FileFormat[] =>
  specified ?? FileFormat.options

/** The languages that texts of the source language can be translated into. */
export const targetsOf = (offered: readonly OfferedLanguages[], sourceLanguageId: string): readonly string[] =>
  offered
    .filter(({ sourceLanguageIds }) => sourceLanguageIds.includes(sourceLanguageId))
    .flatMap(({ targetLanguageIds }) => targetLanguageIds)

export const getMachineTranslationSettings = endpoint({
  ...forMembers,
  name: 'getMachineTranslationSettings',
  summary: "Get the organization's limits, languages and options of machine translation",
  method: 'GET',
  path: '/machineTranslation/settings',
  reply: MachineTranslationSettings,
  refusals: [],
  example: {
    reply: {
      maxCharactersPerRequest: 10_000,
      supportedLltsLanguages: ['enu', 'esm', 'esn'],
      allowedFileTypes: ['TEXT', 'WORD', 'EXCEL', 'POWERPOINT', 'PDF'],
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
      offeredLanguages: [{ sourceLanguageIds: ['enu'], targetLanguageIds: ['esm', 'esn'], quality: 'fair' }],
      notOfferedLanguages: [{ reason: 'no_engine', languageIds: ['deu'] }],
      mayTextsLeaveOurMachines: false,
      charactersLeftToday: 1_000_000,
      engineInstallation: { state: 'READY', percent: null },
    },
  },
})

export const listLanguageCombinations = endpoint({
  ...forMembers,
  name: 'listLanguageCombinations',
  summary: 'List the languages into which speech of a language can be translated',
  method: 'GET',
  path: '/xl8/fileTranslation/languageCombinations',
  query: z.object({ sourceLanguageId: LanguageId }),
  reply: z.object({ sourceLanguageId: z.string(), targetLanguageIds: z.array(z.string()) }),
  refusals: [],
  example: {
    query: { sourceLanguageId: 'enu' },
    reply: { sourceLanguageId: 'enu', targetLanguageIds: ['esm', 'fra'] },
  },
})
