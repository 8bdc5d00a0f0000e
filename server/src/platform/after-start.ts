import type { FastifyInstance } from 'fastify'

const aMoment = 300

/** What the first answers need not wait for, unless one of them asks for it. */
export function afterStart(app: FastifyInstance, work: () => unknown): void {
  app.addHook('onListen', () => void setTimeout(work, aMoment).unref())
}
