import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { pageQuery } from '../../page-query.ts'
import { LanguageId } from '../calls.ts'
import { FileFormat } from '../machine-translation.ts'
import { translationSwitches } from '../settings.ts'
import { maxTextLength } from '../text.ts'
import { forAdministrators } from './calls.ts'

const upTo = (maximum: number) => z.int().check(z.minimum(1), z.maximum(maximum))

/** Engines by name, the best first. A language that is null stands for all. */
export const EngineOrderRule = z.object({
  sourceLanguageId: z.nullable(LanguageId),
  targetLanguageId: z.nullable(LanguageId),
  engines: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.minLength(1), z.maxLength(20)),
})
export type EngineOrderRule = z.infer<typeof EngineOrderRule>

export const ClientTranslationSettings = z.object({
  maxCharactersPerRequest: upTo(maxTextLength),
  maxCharactersPerDay: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  maxFileSizeMB: upTo(1000),
  maxFilesPerRequest: upTo(100),
  maxAudioFileSizeMB: upTo(10_000),
  maxVideoFileSizeMB: upTo(10_000),
  allowedFileTypes: z.array(FileFormat).check(z.maxLength(FileFormat.options.length)),
  /** Null for all languages that an engine offers. */
  supportedLltsLanguages: z.nullable(z.array(LanguageId).check(z.maxLength(500))),
  ...translationSwitches,
  /** Nothing leaves the provider's machines. */
  isKeptOnOurMachines: z.boolean(),
  /** Translations are not stored to be used again. Those that are stored are deleted when it is switched on. */
  isCacheDisabled: z.boolean(),
  /** The first rule that fits a pair decides. */
  engineOrder: z.array(EngineOrderRule).check(z.maxLength(200)),
})
export type ClientTranslationSettings = z.infer<typeof ClientTranslationSettings>

export const TranslationClient = z.object({
  clientId: z.int(),
  clientName: z.string(),
  isKeptOnOurMachines: z.boolean(),
  isCacheDisabled: z.boolean(),
  maxCharactersPerDay: z.int(),
  charactersToday: z.int(),
})
export type TranslationClient = z.infer<typeof TranslationClient>

export const listTranslationClients = endpoint({
  ...forAdministrators,
  name: 'listTranslationClients',
  summary: 'List clients by name, with what they had translated today',
  method: 'GET',
  path: '/desk/machineTranslation/clients',
  query: z.object(pageQuery),
  reply: z.object({ items: z.array(TranslationClient), nextPageToken: z.nullable(z.string()) }),
  refusals: ['page_token_invalid'],
  example: { query: { search: 'harbor' } },
})

const Reply = z.object({
  clientId: z.int(),
  clientName: z.string(),
  settings: ClientTranslationSettings,
  /** The engines that the provider has configured, the preferred one first. */
  engines: z.array(z.object({ name: z.string(), isRemote: z.boolean() })),
})
export type ClientSettingsReply = z.infer<typeof Reply>

const clientIdInPath = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

const ofClient = {
  ...forAdministrators,
  path: '/desk/machineTranslation/clients/{clientId}/settings',
  params: z.object({ clientId: clientIdInPath }),
  reply: Reply,
  refusals: ['client_not_found'],
} as const

export const getClientTranslationSettings = endpoint({
  ...ofClient,
  name: 'getClientTranslationSettings',
  summary: "Get a client's settings of machine translation",
  method: 'GET',
  example: { params: { clientId: 1001 } },
})

export const saveClientTranslationSettings = endpoint({
  ...ofClient,
  name: 'saveClientTranslationSettings',
  summary: "Replace a client's settings of machine translation",
  method: 'POST',
  body: ClientTranslationSettings,
  example: {
    params: { clientId: 1001 },
    body: {
      maxCharactersPerRequest: 10_000,
      maxCharactersPerDay: 5_000_000,
      maxFileSizeMB: 50,
      maxFilesPerRequest: 20,
      maxAudioFileSizeMB: 1,
      maxVideoFileSizeMB: 1,
      allowedFileTypes: ['TEXT', 'WORD', 'EXCEL', 'POWERPOINT', 'PDF'],
      supportedLltsLanguages: null,
      enableAiLinguisticQualityReview: true,
      showAiLinguisticQualityScorePerFile: true,
      enableAiPostEditing: false,
      disableHumanEscalation: false,
      disableTextTranslation: false,
      disableFileTranslation: false,
      disableMediaTranslation: true,
      isKeptOnOurMachines: false,
      isCacheDisabled: false,
      engineOrder: [{ sourceLanguageId: null, targetLanguageId: 'esm', engines: ['deepl', 'apertium'] }],
    },
  },
})
