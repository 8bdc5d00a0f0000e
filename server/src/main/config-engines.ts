import * as z from 'zod/mini'
import { WebAddress } from './config-address.ts'
import { ConfigError } from './config-error.ts'
import { defaultModelLanguages } from './default-model-languages.ts'
import { readOwnAddress, requireHttps } from './service-address.ts'

/** In the order of preference: engines on our own machines first. */
export const engineNames = ['neural', 'apertium', 'libretranslate', 'deepl', 'azure', 'google', 'openai'] as const
export type EngineName = (typeof engineNames)[number]

const Flag = z.optional(z.enum(['on', 'off']))
const Key = z.optional(z.string().check(z.minLength(1)))
/** US dollars. */
const Price = z.optional(z.coerce.number().check(z.minimum(0)))
const list = (text: string): readonly string[] => text.split(',').map((word) => word.trim())
const LanguageTags = z.pipe(
  z
    .string()
    .check(z.refine((text) => list(text).every(isLanguageTag), 'it is no list of language tags such as en,pt-BR')),
  z.transform(list),
)
const Order = z.pipe(z.pipe(z.string(), z.transform(list)), z.array(z.enum(engineNames)))

export const engineSettings = {
  TRANSLATION_ENGINE_ORDER: z.optional(Order),
  LIBRETRANSLATE_URL: z.optional(WebAddress),
  LIBRETRANSLATE_API_KEY: Key,
  LIBRETRANSLATE_IS_LOCAL: Flag,
  LIBRETRANSLATE_PRICE_PER_MILLION: Price,
  DEEPL_API_KEY: Key,
  DEEPL_URL: z.optional(WebAddress),
  DEEPL_PRICE_PER_MILLION: Price,
  AZURE_TRANSLATOR_KEY: Key,
  AZURE_TRANSLATOR_REGION: Key,
  AZURE_TRANSLATOR_URL: z.optional(WebAddress),
  AZURE_TRANSLATOR_PRICE_PER_MILLION: Price,
  GOOGLE_TRANSLATE_KEY: Key,
  GOOGLE_TRANSLATE_PRICE_PER_MILLION: Price,
  OPENAI_BASE_URL: z.optional(WebAddress),
  OPENAI_API_KEY: Key,
  OPENAI_MODEL: Key,
  OPENAI_LANGUAGES: z.optional(LanguageTags),
  OPENAI_IS_LOCAL: Flag,
  OPENAI_PRICE_PER_MILLION: Price,
}

const Settings = z.object(engineSettings)
type EngineSettings = z.output<typeof Settings>

/** The services are null where they are not configured. */
export function readEngines(env: EngineSettings) {
  const services = {
    libretranslate: readLibretranslate(env),
    deepl: readDeepl(env),
    azure: readAzure(env),
    google: env.GOOGLE_TRANSLATE_KEY === undefined ? null : { apiKey: env.GOOGLE_TRANSLATE_KEY },
    openai: readOpenai(env),
  }
  const isThere = (name: EngineName) => name === 'neural' || name === 'apertium' || services[name] !== null
  const missing = env.TRANSLATION_ENGINE_ORDER?.find((name) => !isThere(name))
  if (missing) throw new ConfigError(`TRANSLATION_ENGINE_ORDER names ${missing}, which has no settings.`)
  return {
    ...services,
    /** The engines to use, the preferred one first. */
    order: (env.TRANSLATION_ENGINE_ORDER ?? engineNames).filter(isThere),
    prices: readPrices(env),
  }
}

/** Cents for a million characters, by the name of the engine. Engines without a price cost nothing. */
function readPrices(env: EngineSettings): Readonly<Partial<Record<EngineName, number>>> {
  const dollars: Partial<Record<EngineName, number | undefined>> = {
    libretranslate: env.LIBRETRANSLATE_PRICE_PER_MILLION,
    deepl: env.DEEPL_PRICE_PER_MILLION,
    azure: env.AZURE_TRANSLATOR_PRICE_PER_MILLION,
    google: env.GOOGLE_TRANSLATE_PRICE_PER_MILLION,
    openai: env.OPENAI_PRICE_PER_MILLION,
  }
  return Object.fromEntries(Object.entries(dollars).flatMap(([name, price]) => (price ? [[name, price * 100]] : [])))
}

function readLibretranslate(env: EngineSettings) {
  const { LIBRETRANSLATE_URL: url, LIBRETRANSLATE_API_KEY: apiKey } = env
  const local = { name: 'LIBRETRANSLATE_IS_LOCAL', value: env.LIBRETRANSLATE_IS_LOCAL }
  if (url) return { ...readOwnAddress('LIBRETRANSLATE_URL', url, local), apiKey: apiKey ?? null }
  if (apiKey) throw new ConfigError('LIBRETRANSLATE_API_KEY was given without LIBRETRANSLATE_URL.')
  return null
}

function readDeepl({ DEEPL_API_KEY: apiKey, DEEPL_URL: url }: EngineSettings) {
  if (apiKey) return { apiKey, ...(url && { url: requireHttps('DEEPL_URL', url) }) }
  if (url) throw new ConfigError('DEEPL_URL was given without DEEPL_API_KEY.')
  return null
}

function readAzure(env: EngineSettings) {
  const { AZURE_TRANSLATOR_KEY: apiKey, AZURE_TRANSLATOR_REGION: region, AZURE_TRANSLATOR_URL: url } = env
  if (apiKey) return { apiKey, region: region ?? null, ...(url && { url: requireHttps('AZURE_TRANSLATOR_URL', url) }) }
  if (region || url) throw new ConfigError('AZURE_TRANSLATOR settings were given without AZURE_TRANSLATOR_KEY.')
  return null
}

/** Only OPENAI_MODEL switches it on: other programs use the same names for the key and the address. */
function readOpenai(env: EngineSettings) {
  const { OPENAI_MODEL: model, OPENAI_BASE_URL: url, OPENAI_API_KEY: apiKey } = env
  if (!model) return null
  if (!url && !apiKey) throw new ConfigError('OPENAI_MODEL needs OPENAI_API_KEY, or OPENAI_BASE_URL of another server.')
  const local = { name: 'OPENAI_IS_LOCAL', value: env.OPENAI_IS_LOCAL }
  return {
    ...readOwnAddress('OPENAI_BASE_URL', url ?? 'https://api.openai.com/v1', local),
    apiKey: apiKey ?? null,
    model,
    languages: env.OPENAI_LANGUAGES ?? defaultModelLanguages,
  }
}

export function isLanguageTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}\b/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}
