import { endImpersonation, startImpersonation } from '@portolan/contract/identity/impersonation'
import { audit } from '../../../platform/audit.ts'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { Database } from '../../../tables/database.ts'
import { createImpersonation, sessionOf } from './create-impersonation.ts'
import { findImpersonationTarget } from './impersonation-target.ts'
import { endImpersonations } from './store-impersonations.ts'

type Needs = { readonly db: Database; readonly now: () => Date }

/**
 * For administrators acting as themselves. With the override header the caller is the impersonated user, who has no
 * access here.
 */
export function impersonationRoutes({ db, now }: Needs): Route[] {
  return [
    route(startImpersonation, async ({ actor, body, origin }) => {
      const target = await findImpersonationTarget(db, actor, body.username)
      const start = { administrator: actor, target, reason: body.reason || null, now: now(), origin }
      const endsAt = await db.transaction().execute((tx) => createImpersonation(tx, start))
      return { username: target.loginName, endsAt: endsAt.toISOString() }
    }),
    route(endImpersonation, async ({ actor, origin }) => {
      await db.transaction().execute(async (tx) => {
        for (const username of await endImpersonations(tx, sessionOf(actor), now()))
          await audit(tx, {
            actor,
            origin,
            action: 'impersonation-ended',
            subject: { type: 'account', id: actor.accountId },
            details: { username, impersonator: actor.loginName },
          })
      })
    }),
  ]
}
