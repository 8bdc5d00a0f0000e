import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../tables/database.ts'

/** /healthz: the process answers. /readyz: it can serve, so the database answers too and no stop is under way. */
export function serveHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && (await answersWithin(db, 2000))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' })
  })
}

async function answersWithin(db: Database, milliseconds: number): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, new Promise<boolean>((done) => setTimeout(done, milliseconds, false).unref())])
}
