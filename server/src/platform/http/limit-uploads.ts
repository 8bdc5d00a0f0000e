import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'

type Counted = { since: number; uploads: number; failures: number }

const windowMs = 60_000
const mostNetworks = 20_000

/** A minute, of one network: files by forms, and calls that were refused. Parts and downloads that are right are not counted. */
const usual = { uploads: 1200, failures: 300 }

/** Uploads are no calls of the API, and so have limits of their own. The answer is the one S3 gives. */
export function limitUploads(most = usual, now: () => number = Date.now) {
  const networks = new Map<string, Counted>()

  function countOf({ ip }: FastifyRequest): Counted {
    const network = networkOf(ip)
    const known = networks.get(network)
    if (known && now() - known.since < windowMs) return known
    // The one that was put in first is the oldest.
    const [oldest] = networks.keys()
    if (networks.size >= mostNetworks && oldest !== undefined) networks.delete(oldest)
    networks.delete(network)
    const fresh = { since: now(), uploads: 0, failures: 0 }
    networks.set(network, fresh)
    return fresh
  }

  return {
    async refuseTooMany(request: FastifyRequest, reply: FastifyReply) {
      const counted = countOf(request)
      if (request.method === 'POST') counted.uploads++
      if (counted.uploads <= most.uploads && counted.failures < most.failures) return undefined
      reply.header('retry-after', '60').header('connection', 'close').type('application/xml')
      return reply
        .code(429)
        .send(
          '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>SlowDown</Code><Message>Too many uploads. Please wait a minute and try again.</Message></Error>',
        )
    },
    count(request: FastifyRequest, status: number): void {
      if (status >= 400 && status < 500) countOf(request).failures++
    },
  }
}
