import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import type { Log } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'

const WebAddress = z.url({ protocol: /^https?$/ })
const Metadata = z.object({ issuer: z.string(), jwks_uri: WebAddress, token_endpoint: WebAddress })

const timeoutMs = 5_000
/** Minimum time between reloads for an unknown key id: anyone can send a token that names one. */
const reloadPauseMs = 5_000
const cacheMs = 3600_000

type IssuerMetadata = { readonly keys: JWTVerifyGetKey; readonly tokenOrigin: string }
type Needs = { readonly issuer: string; readonly now: () => Date; readonly log: Log }

/**
 * Loads and caches the metadata and keys that an issuer publishes. Reloads them after an hour, and immediately after a
 * failure.
 */
export function discovery({ issuer, now, log }: Needs) {
  let cached: { readonly loaded: Promise<IssuerMetadata>; readonly until: number } | undefined
  let tokenOrigin: string | undefined

  async function load(): Promise<IssuerMetadata> {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    const metadata = Metadata.parse(await response.json())
    if (metadata.issuer !== issuer) throw new Error(`The issuer calls itself ${metadata.issuer}, not ${issuer}.`)
    tokenOrigin = new URL(metadata.token_endpoint).origin
    const limits = { timeoutDuration: timeoutMs, cooldownDuration: reloadPauseMs }
    return { tokenOrigin, keys: createRemoteJWKSet(new URL(metadata.jwks_uri), limits) }
  }

  function loadCached(): Promise<IssuerMetadata> {
    if (cached && cached.until > now().getTime()) return cached.loaded
    const loaded = load()
    cached = { loaded, until: now().getTime() + cacheMs }
    loaded.catch(() => {
      cached = undefined
    })
    return loaded
  }

  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await (await loadCached()).keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
      // Keep people signed in while the issuer is unreachable.
      log.warn({ err: error }, 'the keys of the issuer cannot be read')
      throw new Refusal('unavailable')
    }
  }

  return {
    findKey,
    load: async (): Promise<void> => void (await loadCached()),
    /** Where browsers exchange a code for tokens, once known. */
    tokenOrigin: () => tokenOrigin,
  }
}
