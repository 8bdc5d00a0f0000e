import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { enqueue, handles, type JobHandler } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { TranslationManagement } from '../../ports/translation-management.ts'
import type { Database } from '../../tables/database.ts'
import { subscribeToOrders, watchOrders } from './job-definitions.ts'
import { syncSoon } from './store-orders.ts'

type Needs = {
  readonly db: Database
  readonly origin: string
  readonly translationManagement: TranslationManagement
  readonly eventKey: Buffer
}

const pathPrefix = '/xtrf/events/'
const webhookSecret = (key: Buffer): string => createHmac('sha256', key).update('events').digest('base64url')

/** Runs at the start, in addition to the schedule. */
export async function ensureWebhook(db: Database): Promise<void> {
  await db.transaction().execute((tx) => enqueue(tx, subscribeToOrders, {}))
}

export const subscribeHandler = ({ translationManagement, origin, eventKey }: Needs): JobHandler =>
  handles(subscribeToOrders, async (_nothing, { signal }) => {
    await translationManagement.ensureWebhook?.(origin + pathPrefix + webhookSecret(eventKey), signal)
  })

/** The address is secret. A call only makes the portal check the named orders sooner; its content is not trusted. */
export function serveOrderEvents(app: FastifyInstance, { db, eventKey }: Pick<Needs, 'db' | 'eventKey'>): void {
  const secret = Buffer.from(webhookSecret(eventKey))
  app.post(`${pathPrefix}:secret`, { bodyLimit: 256 * 1024 }, async (request, reply) => {
    const shown = Buffer.from(String((request.params as { secret: string }).secret))
    if (shown.length !== secret.length || !timingSafeEqual(shown, secret)) throw new Refusal('not_found')
    const ids = listScalars(request.body).slice(0, 200)
    await db.transaction().execute(async (tx) => {
      if (await syncSoon(tx, ids)) await enqueue(tx, watchOrders, {})
    })
    return reply.code(204).send()
  })
}

function listScalars(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value).slice(0, 200)]
  if (typeof value !== 'object' || value === null || depth > 5) return []
  return Object.values(value).flatMap((each) => listScalars(each, depth + 1))
}
