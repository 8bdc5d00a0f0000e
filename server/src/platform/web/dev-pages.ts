import type { FastifyInstance } from 'fastify'
import { isPagePath } from './web-pages.ts'

export const pageMarker = 'x-portolan-page'

/** In development Vite serves the pages: the server only says that an address is not one of its own. */
export function markPages(app: FastifyInstance): void {
  app.get('/*', (request, reply) => {
    if (!isPagePath(request.url)) return reply.callNotFound()
    return reply.header(pageMarker, 'yes').send()
  })
}
