import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { once } from '../../platform/once.ts'
import { issuerPath } from './issuer.ts'

/** Hands the issuer's requests over before a body is read. */
export function mountProvider(app: FastifyInstance, provider: () => Promise<Provider>, origin: string): void {
  const answer = once(async () => (await provider()).callback())
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all(`${issuerPath}/*`, async (request, reply) => {
      const callback = await answer()
      reply.hijack()
      speakForOrigin(request.raw, origin)
      void callback(request.raw, reply.raw)
    })
  })
}

/**
 * The provider builds the addresses it publishes from what a request says of its host, and the caller may say
 * anything there. We know where we stand.
 */
function speakForOrigin(request: IncomingMessage & { originalUrl?: string }, origin: string): void {
  const { host, protocol } = new URL(origin)
  const { pathname, search } = new URL(request.url ?? '', origin)
  request.headers.host = host
  delete request.headers['x-forwarded-host']
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  request.originalUrl = pathname + search
  request.url = request.originalUrl.slice(issuerPath.length)
}
