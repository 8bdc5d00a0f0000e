import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { IdentityPages } from './identity-pages.ts'

const formBytes = 16 * 1024
/** The library's error name for a sign-in that has expired or belongs to another browser. */
const expired = 'SessionNotFound'

export const signInExpired = () =>
  Object.assign(new Error('There is no such sign-in.'), { name: expired, statusCode: 400 })

export type SendPage = (reply: FastifyReply, status: number, page: string) => FastifyReply

/** Registers form pages in a scope of their own, where errors are shown as pages too. */
export function mountPages(
  app: FastifyInstance,
  pages: IdentityPages,
  mount: (scope: FastifyInstance, send: SendPage) => void,
): void {
  const send: SendPage = (reply, status, page) =>
    reply.code(status).headers(pages.headers).header('cache-control', 'no-store').type('text/html').send(page)
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: formBytes })
    mount(scope, send)
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof Error && error.name === expired) return send(reply, 400, pages.expired())
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode < 500) return send(reply, statusCode, pages.problem(String(statusCode)))
      request.log.error({ err: error, route: request.routeOptions.url }, 'fault')
      return send(reply, 500, pages.fault())
    })
  })
}
