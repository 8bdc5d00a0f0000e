import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readerLocale } from '../../../platform/http/reader-locale.ts'
import type { IdentityPages, LocalizedPages } from './identity-pages.ts'

const formBytes = 16 * 1024
/** The library's error name for a sign-in that has expired or belongs to another browser. */
const expired = 'SessionNotFound'

export const signInExpired = () =>
  Object.assign(new Error('There is no such sign-in.'), { name: expired, statusCode: 400 })

type WritePage = (pages: LocalizedPages) => string
export type SendPage = (reply: FastifyReply, status: number, write: WritePage) => Promise<FastifyReply>

/** By request, the language of the page that started its sign-in (`ui_locales`). */
const uiLocales = new WeakMap<FastifyRequest, string>()

export const setUiLocale = (request: FastifyRequest, tags: unknown): void => {
  if (typeof tags === 'string') uiLocales.set(request, tags.split(' ')[0] ?? '')
}

export const pageLocale = (request: FastifyRequest): string => readerLocale(request.headers, uiLocales.get(request))

/** Registers form pages in a scope of their own, where errors are shown as pages too. */
export function mountPages(
  app: FastifyInstance,
  pages: IdentityPages,
  mount: (scope: FastifyInstance, send: SendPage) => void,
): void {
  const send: SendPage = async (reply, status, write) => {
    const page = write(await pages.inLocale(pageLocale(reply.request)))
    return reply.code(status).headers(pages.headers).header('cache-control', 'no-store').type('text/html').send(page)
  }
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: formBytes })
    mount(scope, send)
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof Error && error.name === expired) return send(reply, 400, (page) => page.expired())
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode < 500) return send(reply, statusCode, (page) => page.problem(String(statusCode)))
      request.log.error({ err: error, route: request.routeOptions.url }, 'fault')
      return send(reply, 500, (page) => page.fault())
    })
  })
}
