import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'

type NetworkCount = { since: number; uploads: number; failures: number }

const windowMs = 60_000
const mostNetworks = 20_000

/** Per minute and network. Successful parts and downloads are not counted. */
const defaultLimits = { uploads: 1200, failures: 300 }

/** Limits uploads, which the rate limit of the API does not cover. Responds as S3 does. */
export function limitUploads(limits = defaultLimits, now: () => number = Date.now) {
  const networks = new Map<string, NetworkCount>()

  function findCount({ ip }: FastifyRequest): NetworkCount {
    const network = networkOf(ip)
    const known = networks.get(network)
    if (known && now() - known.since < windowMs) return known
    // A Map keeps the order of insertion.
    const [oldest] = networks.keys()
    if (networks.size >= mostNetworks && oldest !== undefined) networks.delete(oldest)
    networks.delete(network)
    const fresh = { since: now(), uploads: 0, failures: 0 }
    networks.set(network, fresh)
    return fresh
  }

  return {
    async refuseTooMany(request: FastifyRequest, reply: FastifyReply) {
      const counted = findCount(request)
      if (request.method === 'POST') counted.uploads++
      if (counted.uploads <= limits.uploads && counted.failures < limits.failures) return undefined
      reply.header('retry-after', '60').header('connection', 'close').type('application/xml')
      return reply
        .code(429)
        .send(
          '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>SlowDown</Code><Message>Too many uploads. Please wait a minute and try again.</Message></Error>',
        )
    },
    count(request: FastifyRequest, status: number): void {
      if (status >= 400 && status < 500) findCount(request).failures++
    },
  }
}
