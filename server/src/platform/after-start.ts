import type { FastifyInstance } from 'fastify'

const aMoment = 300

/** What the first answers need not wait for, unless one of them asks for it. One that has ended before does not begin it. */
export function afterStart(app: FastifyInstance, work: () => unknown): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setTimeout(work, aMoment).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
