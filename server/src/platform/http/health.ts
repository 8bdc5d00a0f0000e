import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../tables/database.ts'

type Room = { readonly freeBytes: number; readonly reserveBytes: number }
type Needs = {
  readonly db: Database
  readonly isStopping: () => boolean
  /** Of the disk that uploads go to; undefined where they go elsewhere. */
  readonly room: () => Promise<Room | undefined>
}

/**
 * /healthz: the process answers. /readyz: it can serve, so the database answers too and no stop is under way. Where
 * uploads are refused for want of room it is degraded, and still 200: everything else works, other nodes have no more
 * room, and a load balancer that took it out would turn a shortage into an outage.
 */
export function serveHealth(app: FastifyInstance, { db, isStopping, room }: Needs): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping() || !(await answersWithin(db, 2000))) return reply.code(503).send({ status: 'unavailable' })
    const disk = await room().catch(() => undefined)
    if (!disk || disk.freeBytes >= disk.reserveBytes) return reply.send({ status: 'ready' })
    return reply.send({ status: 'degraded', reason: noRoom(disk) })
  })
}

const noRoom = ({ freeBytes, reserveBytes }: Room): string =>
  `Uploads are refused: ${inMegabytes(freeBytes)} MB are free on the disk of the files, and ${inMegabytes(reserveBytes)} MB are kept for the rest of the portal.`

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2)

async function answersWithin(db: Database, milliseconds: number): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, new Promise<boolean>((done) => setTimeout(done, milliseconds, false).unref())])
}
