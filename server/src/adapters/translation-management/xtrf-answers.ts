import * as z from 'zod/mini'
import { TranslationManagementError } from '../../ports/translation-management.ts'

const Id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** The parts of XTRF's responses that the portal uses. */
export const XtrfOrder = z.object({
  id: Id,
  projectIdNumber: z.optional(z.nullable(z.string())),
  quoteIdNumber: z.optional(z.nullable(z.string())),
  isClassicProject: z.optional(z.nullable(z.boolean())),
  isClassicQuote: z.optional(z.nullable(z.boolean())),
  name: z.optional(z.nullable(z.string())),
  status: z.optional(z.nullable(z.string())),
  clientId: z.optional(z.nullable(z.number())),
  internalNotes: z.optional(z.nullable(z.string())),
  expectedDeliveryDate: z.optional(z.nullable(z.number())),
})
export type XtrfOrder = z.infer<typeof XtrfOrder>

export const Ids = z.array(Id)
export const Uploaded = z.object({ fileId: z.string() })
export const Finance = z.object({
  totalAgreed: z.optional(z.nullable(z.number())),
  currencyId: z.optional(z.nullable(z.number())),
})

export const Fields = z.array(
  z.object({
    key: z.string(),
    name: z.optional(z.nullable(z.string())),
    type: z.optional(z.nullable(z.string())),
  }),
)

const Relation = z.object({
  languages: z.optional(z.nullable(z.array(z.number()))),
  languageCombinations: z.optional(
    z.nullable(z.array(z.object({ targetLanguageId: z.optional(z.nullable(z.number())) }))),
  ),
})

export const Files = z.array(
  z.object({
    id: z.string(),
    name: z.optional(z.nullable(z.string())),
    size: z.optional(z.nullable(z.number())),
    isLink: z.optional(z.nullable(z.boolean())),
    url: z.optional(z.nullable(z.string())),
    languageRelation: z.optional(z.nullable(Relation)),
  }),
)

const Emails = z.object({ primary: z.optional(z.nullable(z.string())) })
const Contact = z.object({ emails: z.optional(z.nullable(Emails)) })
export const Customer = z.object({
  persons: z.optional(z.nullable(z.array(z.object({ id: z.number(), contact: z.optional(z.nullable(Contact)) })))),
})

export const AccessToken = z.object({ url: z.url({ protocol: /^https?$/ }), token: z.string().check(z.minLength(1)) })
export const Subscriptions = z.array(z.object({ event: z.string(), url: z.string() }))

/** Throws where a response does not have the shape that XTRF documents. */
export function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new TranslationManagementError(`XTRF's answer about ${what} cannot be read.`, 'later')
  return parsed.data
}
