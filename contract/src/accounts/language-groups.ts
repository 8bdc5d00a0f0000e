import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const LanguageGroupScope = z.enum(['ORGANIZATION', 'PERSONAL'])
export type LanguageGroupScope = z.infer<typeof LanguageGroupScope>

export const LanguageGroup = z.object({
  name: z.string(),
  scope: LanguageGroupScope,
  languages: z.array(z.object({ id: z.string(), xtrfId: z.number(), name: z.string() })),
})
export type LanguageGroup = z.infer<typeof LanguageGroup>

/** What a save takes: languages by xtrfId and name. */
export const LanguageGroupDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  scope: LanguageGroupScope,
  languages: z.array(z.object({ xtrfId: z.number(), name: z.string() })).check(z.minLength(1), z.maxLength(400)),
})
export type LanguageGroupDraft = z.infer<typeof LanguageGroupDraft>

const nordic = {
  name: 'Nordic',
  scope: 'PERSONAL' as const,
  languages: [{ id: 'dan', xtrfId: 62, name: 'Danish' }],
}

export const listLanguageGroups = endpoint({
  name: 'listLanguageGroups',
  summary: "The signed-in user's own language groups and those of the organisation",
  tag: 'accounts',
  method: 'GET',
  path: '/userAccount/languageGroups',
  access: 'signed-in',
  reply: z.array(LanguageGroup),
  refusals: [],
  example: { reply: [nordic] },
})

export const saveLanguageGroups = endpoint({
  name: 'saveLanguageGroups',
  summary: 'Replaces all language groups of a scope; those of the organisation are for CLIENT users alone',
  tag: 'accounts',
  method: 'POST',
  path: '/userAccount/languageGroups/{scope}',
  access: 'signed-in',
  params: z.object({ scope: LanguageGroupScope }),
  body: z.array(LanguageGroupDraft).check(z.maxLength(100)),
  reply: z.array(LanguageGroup),
  refusals: [],
  example: {
    params: { scope: 'PERSONAL' },
    body: [{ ...nordic, languages: [{ xtrfId: 62, name: 'Danish' }] }],
    reply: [nordic],
  },
})
