import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../tables/database.ts'

type Room = { readonly freeBytes: number; readonly reserveBytes: number }
type Needs = {
  readonly db: Database
  readonly isStopping: () => boolean
  /** Space on the disk for uploads. Undefined where they are stored elsewhere. */
  readonly room: () => Promise<Room | undefined>
}

/**
 * /healthz: the process answers. /readyz: the database answers too, and the process is not stopping. A full disk means
 * `degraded` with status 200: everything but uploads works, so a load balancer should not take the node out.
 */
export function serveHealth(app: FastifyInstance, { db, isStopping, room }: Needs): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping() || !(await answersWithin(db, 2000))) return reply.code(503).send({ status: 'unavailable' })
    const disk = await room().catch(() => undefined)
    if (!disk || disk.freeBytes >= disk.reserveBytes) return reply.send({ status: 'ready' })
    return reply.send({ status: 'degraded', reason: describeShortage(disk) })
  })
}

const describeShortage = ({ freeBytes, reserveBytes }: Room): string =>
  `Uploads are refused: ${inMegabytes(freeBytes)} MB are free on the disk of the files, and ${inMegabytes(reserveBytes)} MB are kept for the rest of the portal.`

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2)

async function answersWithin(db: Database, milliseconds: number): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, new Promise<boolean>((done) => setTimeout(done, milliseconds, false).unref())])
}
