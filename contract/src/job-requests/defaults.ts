import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const LanguageId = z.string()

/** What recent requests were made with, so that the form can offer it first. */
export const RequestDefaults = z.object({
  /** Of the organization's recent requests, the most frequent first. */
  sourceLanguageIds: z.array(LanguageId),
  targetLanguageIds: z.array(LanguageId),
  /** Of the caller's latest request for the organization; null before the first one. */
  latest: z.nullable(
    z.object({
      sourceLanguageId: z.nullable(LanguageId),
      targetLanguageIds: z.array(LanguageId),
      xtrfServiceId: z.nullable(z.int()),
    }),
  ),
})
export type RequestDefaults = z.infer<typeof RequestDefaults>

export const getRequestDefaults = endpoint({
  name: 'getRequestDefaults',
  summary: "Get the languages of the organization's recent requests and the choices of the caller's latest one",
  tag: 'requests',
  method: 'GET',
  path: '/jobRequests/defaults',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  query: z.object({
    /** One of the user's organizations. Defaults to the current one. */
    clientId: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
  }),
  reply: RequestDefaults,
  refusals: ['client_not_found', 'client_inactive'],
  example: {
    query: { clientId: 1001 },
    reply: {
      sourceLanguageIds: ['enu'],
      targetLanguageIds: ['esj', 'vit'],
      latest: { sourceLanguageId: 'enu', targetLanguageIds: ['esj'], xtrfServiceId: 11 },
    },
  },
})
