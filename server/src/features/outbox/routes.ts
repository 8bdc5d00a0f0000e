import { listOutbox } from '@portolan/contract/outbox/outbox'
import { isStaff } from '../../platform/actor.ts'
import { type Route, route } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Outbox } from '../../ports/mailer.ts'

const MOST_SHOWN = 100

export type OutboxNeeds = {
  /** Null if emails are really sent. */
  readonly outbox: Outbox | null
  /** True if the demo is reachable from other machines: its emails contain sign-in links and codes. */
  readonly isForStaffOnly: boolean
}

export function outboxRoutes({ outbox, isForStaffOnly }: OutboxNeeds): Route[] {
  return [
    route(listOutbox, async ({ actor, query: { to } }) => {
      if (!outbox) throw new Refusal('not_found')
      if (isForStaffOnly && !actor) throw new Refusal('signed_out')
      if (isForStaffOnly && actor && !isStaff(actor)) throw new Refusal('forbidden')
      const mails = await outbox.list({ ...(to !== undefined && { to }), limit: MOST_SHOWN })
      return mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() }))
    }),
  ]
}
