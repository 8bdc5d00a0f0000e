import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { lazy } from '../../../platform/lazy.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { limitSignIns } from '../throttle/limit-sign-ins.ts'

type MountOptions = {
  readonly origin: string
  readonly path: string
  /** Pages for networks that start too many sign-ins. Without them there is no limit. */
  readonly pages?: IdentityPages
}

const discovery = '/.well-known/openid-configuration'

/** Passes requests to the OpenID provider before Fastify reads the body. */
export function mountProvider(app: FastifyInstance, provider: () => Promise<Provider>, options: MountOptions): void {
  const answer = lazy(async () => (await provider()).callback())
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    if (options.pages) await limitSignIns(scope, `${options.path}/auth`, options.pages)
    scope.all(`${options.path}/*`, async (request, reply) => {
      const callback = await answer()
      // Read before every renewal of a token. Nothing in it depends on the caller.
      if (request.url === options.path + discovery) reply.raw.setHeader('cache-control', 'public, max-age=3600')
      reply.hijack()
      overrideForwardedHeaders(request.raw, options, request.ip)
      void callback(request.raw, reply.raw)
    })
  })
}

/**
 * The provider builds its published addresses from the request's host and forwarded headers. Callers control these, so
 * replace them with the portal's own.
 */
function overrideForwardedHeaders(
  request: IncomingMessage & { originalUrl?: string },
  { origin, path }: MountOptions,
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
