import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const TextDirection = z.enum(['ltr', 'rtl'])
export type TextDirection = z.infer<typeof TextDirection>

/** A provider's code for a language; null if the provider does not offer it. */
const ProviderCode = z.nullable(z.string())

export const Language = z.object({
  /** The three-letter LLTS code. */
  id: z.string(),
  /** In the language of the caller: see Accept-Language. */
  name: z.string(),
  /** For searching in English, too. */
  englishName: z.string(),
  preferred: z.boolean(),
  isDisabled: z.boolean(),
  bcp47: z.string(),
  direction: TextDirection,
  xtrfId: z.int(),
  xl8FileTranslationId: ProviderCode,
  xl8SyncId: ProviderCode,
  xl8DubbingId: ProviderCode,
})
export type Language = z.infer<typeof Language>

export const LltsLanguage = z.extend(Language, {
  intentoId: ProviderCode,
  smartMateId: ProviderCode,
  azureId: ProviderCode,
})
export type LltsLanguage = z.infer<typeof LltsLanguage>

export const Country = z.object({ id: z.int(), name: z.string() })
export type Country = z.infer<typeof Country>

/** The United States, the default in address forms. */
export const defaultCountryId = 227

export const Province = z.object({ id: z.int(), name: z.string(), countryId: z.int() })
export type Province = z.infer<typeof Province>

const QueryFlag = z.optional(
  z.codec(z.enum(['true', 'false']), z.boolean(), {
    decode: (word) => word === 'true',
    encode: (flag) => (flag ? 'true' : 'false'),
  }),
)

/** `true` returns only languages with the provider's code, `false` only those without it. If absent, both. */
export const LltsLanguageFlags = z.object({
  xtrfIdExists: QueryFlag,
  intentoIdExists: QueryFlag,
  smartMateIdExists: QueryFlag,
  azureIdExists: QueryFlag,
  xl8FileTranslationIdExists: QueryFlag,
  xl8SyncIdExists: QueryFlag,
  xl8DubbingIdExists: QueryFlag,
})
export type LltsLanguageFlags = z.infer<typeof LltsLanguageFlags>

const exampleLanguage = {
  id: 'esm',
  name: 'Spanish (Mexico)',
  englishName: 'Spanish (Mexico)',
  preferred: false,
  isDisabled: false,
  bcp47: 'es-MX',
  direction: 'ltr',
  xtrfId: 302,
  xl8FileTranslationId: 'es-419',
  xl8SyncId: 'es-419',
  xl8DubbingId: 'es-419',
} as const

export const listLanguages = endpoint({
  name: 'listLanguages',
  summary: 'List all languages, sorted by name',
  tag: 'reference',
  method: 'GET',
  path: '/languages',
  access: 'anyone',
  reply: z.array(Language),
  refusals: [],
  example: { reply: [exampleLanguage] },
})

export const listLltsLanguages = endpoint({
  name: 'listLltsLanguages',
  summary: 'List all languages with the codes of all providers, filtered by provider',
  tag: 'reference',
  method: 'GET',
  path: '/lltsLanguages',
  access: 'anyone',
  query: LltsLanguageFlags,
  reply: z.array(LltsLanguage),
  refusals: [],
  example: {
    query: { azureIdExists: 'true' },
    reply: [{ ...exampleLanguage, intentoId: 'es', smartMateId: 'es', azureId: 'es' }],
  },
})

export const listCountries = endpoint({
  name: 'listCountries',
  summary: 'List all countries, sorted by name',
  tag: 'reference',
  method: 'GET',
  path: '/countries',
  access: 'anyone',
  reply: z.array(Country),
  refusals: [],
  example: { reply: [{ id: defaultCountryId, name: 'United States' }] },
})

export const listProvinces = endpoint({
  name: 'listProvinces',
  summary: 'List states and provinces, of all countries or one',
  tag: 'reference',
  method: 'GET',
  path: '/provinces',
  access: 'anyone',
  query: z.object({
    countryId: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))),
  }),
  reply: z.array(Province),
  refusals: [],
  example: {
    query: { countryId: '227' },
    reply: [{ id: 22_700_442, name: 'California', countryId: defaultCountryId }],
  },
})
