import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../refusal.ts'

/** Calls per minute of an account, and of an address without sign-in. */
const callsPerMinute = { account: 1200, address: 600 }

/** Counts per account where the caller is signed in, so that an office behind one address is not limited as one caller. */
export async function limitRate(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    hook: 'preParsing',
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => accountOf(request.caller) ?? request.ip,
    max: (request) => (accountOf(request.caller) ? callsPerMinute.account : callsPerMinute.address),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
  })
}

const accountOf = (caller: unknown): string | undefined =>
  caller && typeof caller === 'object' && 'accountId' in caller ? String(caller.accountId) : undefined
