import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import type { Log } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'

const WebAddress = z.url({ protocol: /^https?$/ })
const Metadata = z.object({ issuer: z.string(), jwks_uri: WebAddress, token_endpoint: WebAddress })

const timeoutMs = 5_000
/** Minimum time between reloads for an unknown key id: anyone can send a token that names one. */
const pauseMs = 5_000
const knownForMs = 3600_000

type Discovered = { readonly keys: JWTVerifyGetKey; readonly tokenOrigin: string }
type Needs = { readonly issuer: string; readonly now: () => Date; readonly log: Log }

/**
 * Loads and caches the metadata and keys that an issuer publishes. Reloads them after an hour, and immediately after a
 * failure.
 */
export function discovery({ issuer, now, log }: Needs) {
  let known: { readonly found: Promise<Discovered>; readonly until: number } | undefined
  let tokenOrigin: string | undefined

  async function look(): Promise<Discovered> {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    const metadata = Metadata.parse(await response.json())
    if (metadata.issuer !== issuer) throw new Error(`The issuer calls itself ${metadata.issuer}, not ${issuer}.`)
    tokenOrigin = new URL(metadata.token_endpoint).origin
    const limits = { timeoutDuration: timeoutMs, cooldownDuration: pauseMs }
    return { tokenOrigin, keys: createRemoteJWKSet(new URL(metadata.jwks_uri), limits) }
  }

  function discovered(): Promise<Discovered> {
    if (known && known.until > now().getTime()) return known.found
    const found = look()
    known = { found, until: now().getTime() + knownForMs }
    found.catch(() => {
      known = undefined
    })
    return found
  }

  const keyOf: JWTVerifyGetKey = async (header, token) => {
    try {
      return await (await discovered()).keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
      // Keep people signed in while the issuer is unreachable.
      log.warn({ err: error }, 'the keys of the issuer cannot be read')
      throw new Refusal('unavailable')
    }
  }

  return {
    keyOf,
    look: async (): Promise<void> => void (await discovered()),
    /** Where browsers exchange a code for tokens, once known. */
    tokenOrigin: () => tokenOrigin,
  }
}
