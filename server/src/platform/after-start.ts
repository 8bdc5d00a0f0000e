import type { FastifyInstance } from 'fastify'

const delayMs = 300

/** Runs work shortly after the server starts to listen, so that it does not delay the first requests. Skipped after close. */
export function afterStart(app: FastifyInstance, work: () => unknown): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setTimeout(work, delayMs).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
