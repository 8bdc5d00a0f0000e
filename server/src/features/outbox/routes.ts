import { listOutbox } from '@portolan/contract/outbox'
import { Refusal } from '../../platform/refusal.ts'
import { type Route, route } from '../../platform/serve.ts'
import type { Outbox } from '../../ports/mailer.ts'

const MOST_SHOWN = 100

/** Null wherever mail is for its recipients alone. */
export function outboxRoutes({ outbox }: { outbox: Outbox | null }): Route[] {
  return [
    route(listOutbox, async ({ query: { to } }) => {
      if (!outbox) throw new Refusal('not_found')
      const mails = await outbox.list({ ...(to !== undefined && { to }), limit: MOST_SHOWN })
      return mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() }))
    }),
  ]
}
