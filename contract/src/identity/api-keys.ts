import * as z from 'zod/mini'
import { ClientNumber, ClientParams } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'

export const apiKeyLimits = { perUser: 10, days: [30, 90, 365] } as const

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first characters, to recognize it by. They are not secret. */
  prefix: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** True for a key that may call with GET only. */
  isReadOnly: z.boolean(),
})
export type ApiKey = z.infer<typeof ApiKey>

const id = { apiKeyId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c13' }
const key = {
  id: id.apiKeyId,
  name: 'Nightly export',
  prefix: 'ptl_k7x2m9q4tb',
  createdAt: '2026-11-17T09:00:00.000Z',
  expiresAt: '2027-02-15T09:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
  isReadOnly: false,
}

/** Not available while impersonating, nor with an API key. */
const own = { tag: 'security', access: 'signed-in' } as const
const base = '/userAccount/apiKeys' as const
const ApiKeyParams = z.object({ apiKeyId: z.uuid() })

export const listApiKeys = endpoint({
  ...own,
  name: 'listApiKeys',
  summary: 'List the API keys of the current user, newest first. Revoked ones are left out',
  method: 'GET',
  path: base,
  /** `isAllowed` is false where administrators have switched keys off, for all or for the organization. */
  reply: z.object({ isAllowed: z.boolean(), keys: z.array(ApiKey) }),
  refusals: [],
  example: { reply: { isAllowed: true, keys: [key] } },
})

export const createApiKey = endpoint({
  ...own,
  name: 'createApiKey',
  summary: 'Create an API key, which acts as the current user. The key itself is in this answer only',
  method: 'POST',
  path: base,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    /** 30, 90 or 365. */
    validDays: z.literal(apiKeyLimits.days),
    /** True for a key that may call with GET only. */
    isReadOnly: z.optional(z.boolean()),
  }),
  reply: z.object({ apiKey: ApiKey, secret: z.string() }),
  status: 201,
  refusals: ['api_keys_off', 'api_key_limit_reached'],
  example: {
    body: { name: key.name, validDays: 90 },
    reply: { apiKey: key, secret: 'ptl_k7x2m9q4tb…' },
  },
})

export const revokeApiKey = endpoint({
  ...own,
  name: 'revokeApiKey',
  summary: 'Revoke an API key of the current user: it stops working at once',
  method: 'POST',
  path: `${base}/{apiKeyId}/actions/revoke`,
  params: ApiKeyParams,
  refusals: [],
  example: { params: id },
})

export const ClientApiKey = z.extend(ApiKey, { ownerName: z.string(), ownerEmail: z.string() })
export type ClientApiKey = z.infer<typeof ClientApiKey>

const forAdministrators = { tag: 'clients', access: { roles: ['ADMIN'] } } as const
const ofClient = '/desk/clients/{clientId}/apiKeys' as const

export const listClientApiKeys = endpoint({
  ...forAdministrators,
  name: 'listClientApiKeys',
  summary: "List the API keys of a client's users, newest first. Revoked ones are left out",
  method: 'GET',
  path: ofClient,
  params: ClientParams,
  /** `isAllowedForAll` is the setting of the whole portal, without which no client has keys. */
  reply: z.object({ isAllowed: z.boolean(), isAllowedForAll: z.boolean(), keys: z.array(ClientApiKey) }),
  refusals: ['client_not_found'],
  example: { params: { clientId: 1001 } },
})

export const revokeClientApiKey = endpoint({
  ...forAdministrators,
  name: 'revokeClientApiKey',
  summary: "Revoke an API key of a client's user. The owner gets an email",
  method: 'POST',
  path: `${ofClient}/{apiKeyId}/actions/revoke`,
  params: z.extend(ClientParams, ApiKeyParams.shape),
  refusals: [],
  example: { params: { clientId: 1001, ...id } },
})

export const getApiKeySettings = endpoint({
  ...forAdministrators,
  name: 'getApiKeySettings',
  summary: 'Get whether users of the portal may have API keys',
  method: 'GET',
  path: '/desk/apiKeySettings',
  reply: z.object({ isAllowed: z.boolean() }),
  refusals: [],
  example: { reply: { isAllowed: true } },
})

export const switchApiKeys = endpoint({
  ...forAdministrators,
  name: 'switchApiKeys',
  summary: 'Switch API keys on or off, for a client or, without one, for everybody. Keys that are off stop working',
  method: 'POST',
  path: '/desk/apiKeySettings/actions/switch',
  body: z.object({ clientId: z.optional(ClientNumber), isAllowed: z.boolean() }),
  refusals: ['client_not_found'],
  example: { body: { clientId: 1001, isAllowed: false } },
})
