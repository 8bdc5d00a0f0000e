import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { MediaState } from '../media/media-translations.ts'
import { forAdministrators } from './calls.ts'

/** Why the last call of an engine failed. */
export const EngineProblem = z.enum([
  'pair_not_offered',
  'quota_used_up',
  'not_authorized',
  'too_many_calls',
  'timeout',
  'crash',
  'empty_answer',
  'malformed_answer',
  'source_returned',
  'text_too_long',
  'unavailable',
])
export type EngineProblem = z.infer<typeof EngineProblem>

/** `NO_LANGUAGES`: it works, but nothing is installed that it could translate. */
export const EngineState = z.enum(['READY', 'NO_LANGUAGES', 'FAILING', 'NOT_CONFIGURED'])
export type EngineState = z.infer<typeof EngineState>

export const EngineReport = z.object({
  name: z.string(),
  state: EngineState,
  /** True if texts leave the provider's machines; null if the engine is not configured. */
  isRemote: z.nullable(z.boolean()),
  /** 1 for the engine that is preferred among those of the same quality; null if it is not used. */
  order: z.nullable(z.int()),
  pairs: z.int(),
  /** US dollars; null if no price is configured. */
  pricePerMillionCharacters: z.nullable(z.number()),
  /** Null unless it is failing. */
  failure: z.nullable(
    z.object({
      problem: EngineProblem,
      /** The engine's own words, in English. */
      message: z.string(),
      failedAt: z.string(),
    }),
  ),
})
export type EngineReport = z.infer<typeof EngineReport>

/** Why Apertium is not installed: the first four are failures, the others say that the portal does not install it. */
export const InstallationProblem = z.enum(['network', 'disk', 'packages', 'other', 'off', 'unsupported'])
export type InstallationProblem = z.infer<typeof InstallationProblem>

export const InstallationReport = z.object({
  state: z.enum(['READY', 'INSTALLING', 'FAILED', 'NOT_INSTALLED']),
  percent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  problem: z.nullable(InstallationProblem),
  /** What to install by hand where the portal cannot. */
  packages: z.array(z.string()),
})
export type InstallationReport = z.infer<typeof InstallationReport>

/** Why a neural model could not be installed. */
export const ModelProblem = z.enum([
  'wrong_digest',
  'malformed',
  'not_found',
  'refused',
  'connection_lost',
  'disk_full',
  'other',
])
export type ModelProblem = z.infer<typeof ModelProblem>

/** `PARTLY_INSTALLED`: one direction of two. */
export const ModelState = z.enum(['NOT_INSTALLED', 'PARTLY_INSTALLED', 'INSTALLED', 'WAITING', 'INSTALLING', 'FAILED'])
export type ModelState = z.infer<typeof ModelState>

/** The neural models between English and one language. */
export const ModelReport = z.object({
  /** A BCP 47 tag. */
  language: z.string(),
  isFromEnglish: z.boolean(),
  isIntoEnglish: z.boolean(),
  downloadBytes: z.int(),
  state: ModelState,
  /** Null unless it is being installed. */
  percent: z.nullable(z.int()),
  /** Null unless the installation failed. */
  problem: z.nullable(ModelProblem),
})
export type ModelReport = z.infer<typeof ModelReport>

/** An engine that hears or speaks. */
export const SpeechEngineReport = z.object({
  name: z.string(),
  purpose: z.enum(['RECOGNITION', 'VOICES']),
  /** True if recordings or texts leave the provider's machines. */
  isRemote: z.boolean(),
  /** How many languages it hears or speaks; none where it is not installed. */
  languages: z.int(),
})
export type SpeechEngineReport = z.infer<typeof SpeechEngineReport>

/** Whether audio and video can be translated, for clients whose recordings may leave the provider's machines. */
export const MediaReport = z.object({
  state: MediaState,
  /** Null unless something is being installed. */
  percent: z.nullable(z.int()),
  engines: z.array(SpeechEngineReport),
})
export type MediaReport = z.infer<typeof MediaReport>

export const listTranslationEngines = endpoint({
  ...forAdministrators,
  name: 'listTranslationEngines',
  summary: 'List the engines for texts and for audio and video with their state, and the installation of Apertium',
  method: 'GET',
  path: '/desk/machineTranslation/engines',
  reply: z.object({ engines: z.array(EngineReport), apertiumInstallation: InstallationReport, media: MediaReport }),
  refusals: [],
  example: {
    reply: {
      engines: [
        {
          name: 'apertium',
          state: 'READY',
          isRemote: false,
          order: 1,
          pairs: 12,
          pricePerMillionCharacters: null,
          failure: null,
        },
      ],
      apertiumInstallation: { state: 'READY', percent: null, problem: null, packages: [] },
      media: {
        state: 'READY',
        percent: null,
        engines: [{ name: 'whisper', purpose: 'RECOGNITION', isRemote: false, languages: 99 }],
      },
    },
  },
})

export const listTranslationModels = endpoint({
  ...forAdministrators,
  name: 'listTranslationModels',
  summary: 'List the languages of the neural engine: installed, being installed, and those that can be added',
  method: 'GET',
  path: '/desk/machineTranslation/models',
  reply: z.array(ModelReport),
  refusals: [],
  example: {},
})

const ofLanguage = {
  ...forAdministrators,
  method: 'POST',
  params: z.object({ language: z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z]{2,8}){0,2}$/)) }),
  refusals: ['translation_model_not_found'],
  example: { params: { language: 'de' } },
} as const

export const addTranslationModel = endpoint({
  ...ofLanguage,
  name: 'addTranslationModel',
  summary: 'Download the neural models between English and a language in the background',
  path: '/desk/machineTranslation/models/{language}/actions/add',
})

export const cancelTranslationModel = endpoint({
  ...ofLanguage,
  name: 'cancelTranslationModel',
  summary: 'Stop a download of neural models, or dismiss its failure',
  path: '/desk/machineTranslation/models/{language}/actions/cancel',
})

export const removeTranslationModel = endpoint({
  ...ofLanguage,
  name: 'removeTranslationModel',
  summary: 'Remove the neural models between English and a language',
  path: '/desk/machineTranslation/models/{language}/actions/remove',
  refusals: ['translation_model_not_found', 'translation_model_busy'],
})
