import * as z from 'zod/mini'
import { isSafeAddress, WebAddress } from './config-address.ts'
import { ConfigError } from './config-error.ts'

const XtrfId = z.coerce.number().check(z.int(), z.positive())
const Words = z.pipe(
  z.string().check(z.regex(/^\w+( *, *\w+)*$/)),
  z.transform((text) => text.split(',').map((word) => word.trim())),
)
/** For example `227=15, 301=88`: the portal's client id, then XTRF's. */
const ClientIds = z.pipe(
  z.string().check(z.regex(/^\d+=\d+( *, *\d+=\d+)*$/)),
  z.transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split('=').map(Number)))),
)

export const xtrfSettings = {
  XTRF_URL: z.optional(WebAddress),
  XTRF_TOKEN: z.optional(z.string()),
  XTRF_SERVICE_ID: z.optional(XtrfId),
  XTRF_SPECIALIZATION_ID: z.optional(XtrfId),
  XTRF_CLIENT_IDS: z.optional(ClientIds),
  XTRF_CURRENCY_ID: z.optional(XtrfId),
  XTRF_SOURCE_CATEGORY: z.optional(z.string()),
  XTRF_REFERENCE_CATEGORY: z.optional(z.string()),
  XTRF_COMPLETED_STATUSES: z.optional(Words),
  XTRF_EVENTS: z.optional(Words),
}

const Xtrf = z.object(xtrfSettings)

/** Null: orders stay at the desk. */
export function readXtrf(env: z.output<typeof Xtrf>) {
  const { XTRF_URL: url, XTRF_TOKEN: token, XTRF_SERVICE_ID: serviceId } = env
  if (!url) {
    const given = Object.keys(xtrfSettings).filter((name) => env[name as keyof typeof env] !== undefined)
    if (given.length > 0)
      throw new ConfigError(`${given.join(', ')} was given without XTRF_URL. Name the address, or remove it.`)
    return null
  }
  if (!token || !serviceId)
    throw new ConfigError('XTRF_URL needs XTRF_TOKEN, and XTRF_SERVICE_ID for requests that name no service.')
  const { origin, href } = new URL(url)
  if (href !== `${origin}/`)
    throw new ConfigError('XTRF_URL is the address of the installation alone, such as https://acme.s.xtrf.eu.')
  if (!isSafeAddress(url)) throw new ConfigError('XTRF_URL has to be reached by https: the key travels there.')
  return {
    url: origin,
    token,
    serviceId,
    specializationId: env.XTRF_SPECIALIZATION_ID ?? null,
    clientIds: env.XTRF_CLIENT_IDS ?? {},
    currencyId: env.XTRF_CURRENCY_ID ?? null,
    categories: {
      source: env.XTRF_SOURCE_CATEGORY ?? 'SOURCE_DOCUMENT',
      reference: env.XTRF_REFERENCE_CATEGORY ?? 'REFERENCE',
    },
    completedStatuses: env.XTRF_COMPLETED_STATUSES ?? ['DELIVERED', 'CLOSED'],
    events: env.XTRF_EVENTS ?? ['project_status_changed', 'quote_status_changed'],
  }
}
