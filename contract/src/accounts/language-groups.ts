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

/** Input for saving a group: languages by xtrfId and name. */
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
  summary: 'List the language groups of the current user and of the organization',
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
  summary: 'Replace all language groups of a scope. Only CLIENT users may change those of the organization',
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
