import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { enqueue, handles, type JobHandler } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { TranslationManagement } from '../../ports/translation-management.ts'
import type { Database } from '../../tables/database.ts'
import { subscribeToOrders, watchOrders } from './job-definitions.ts'
import { lookSoonAt } from './store-orders.ts'

type Needs = {
  readonly db: Database
  readonly origin: string
  readonly translationManagement: TranslationManagement
  readonly eventKey: Buffer
}

const pathPrefix = '/xtrf/events/'
const secretOf = (key: Buffer): string => createHmac('sha256', key).update('events').digest('base64url')

/** At the start, so that nobody waits for the schedule. */
export async function ensureWebhook(db: Database): Promise<void> {
  await db.transaction().execute((tx) => enqueue(tx, subscribeToOrders, {}))
}

export const subscribeHandler = ({ translationManagement, origin, eventKey }: Needs): JobHandler =>
  handles(subscribeToOrders, async (_nothing, { signal }) => {
    await translationManagement.subscribe?.(origin + pathPrefix + secretOf(eventKey), signal)
  })

/** Whoever knows the address may make us look, and nothing else: what they say is only where to look first. */
export function serveOrderEvents(app: FastifyInstance, { db, eventKey }: Pick<Needs, 'db' | 'eventKey'>): void {
  const secret = Buffer.from(secretOf(eventKey))
  app.post(`${pathPrefix}:secret`, { bodyLimit: 256 * 1024 }, async (request, reply) => {
    const shown = Buffer.from(String((request.params as { secret: string }).secret))
    if (shown.length !== secret.length || !timingSafeEqual(shown, secret)) throw new Refusal('not_found')
    const ids = scalarsIn(request.body).slice(0, 200)
    await db.transaction().execute(async (tx) => {
      if (await lookSoonAt(tx, ids)) await enqueue(tx, watchOrders, {})
    })
    return reply.code(204).send()
  })
}

function scalarsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value).slice(0, 200)]
  if (typeof value !== 'object' || value === null || depth > 5) return []
  return Object.values(value).flatMap((each) => scalarsIn(each, depth + 1))
}
