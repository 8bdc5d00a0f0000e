import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { lazy } from '../../../platform/lazy.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { limitSignIns } from '../sign-in/limit-sign-ins.ts'

type Place = {
  readonly origin: string
  readonly path: string
  /** Shown to a network that starts too many sign-ins; without them there is no limit. */
  readonly pages?: IdentityPages
}

/** Hands the issuer's requests over before a body is read. */
export function mountProvider(app: FastifyInstance, provider: () => Promise<Provider>, place: Place): void {
  const answer = lazy(async () => (await provider()).callback())
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    if (place.pages) await limitSignIns(scope, `${place.path}/auth`, place.pages)
    scope.all(`${place.path}/*`, async (request, reply) => {
      const callback = await answer()
      reply.hijack()
      speakForOrigin(request.raw, place, request.ip)
      void callback(request.raw, reply.raw)
    })
  })
}

/**
 * The provider builds the addresses it publishes from what a request says of its host, and takes the caller's own word
 * for where the call comes from. The caller may say anything there; we know better.
 */
function speakForOrigin(
  request: IncomingMessage & { originalUrl?: string },
  { origin, path }: Place,
  ip: string,
): void {
  const { host, protocol } = new URL(origin)
  const { pathname, search } = new URL(request.url ?? '', origin)
  request.headers.host = host
  delete request.headers['x-forwarded-host']
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  request.headers['x-forwarded-for'] = ip
  request.originalUrl = pathname + search
  request.url = request.originalUrl.slice(path.length)
}
