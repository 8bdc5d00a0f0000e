import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { actorOf } from '../callers/actor-of.ts'
import type { Caller } from '../callers/store-callers.ts'
import { createImpersonation, sessionOf } from './create-impersonation.ts'
import { findImpersonationTarget } from './impersonation-target.ts'
import { findImpersonation, type Impersonation, lockImpersonations } from './store-impersonations.ts'

type Needs = { readonly db: Database; readonly now: () => Date }
type Call = { readonly method: string; readonly path: string; readonly origin: Origin }

/** Lets an administrator call as another user, with exactly that user's rights. Every such call is audited. */
export async function impersonate(needs: Needs, administrator: Actor, loginName: string, call: Call): Promise<Actor> {
  const { db } = needs
  const target = await findImpersonationTarget(db, administrator, loginName)
  await ensureImpersonation(needs, administrator, target, call.origin)
  const impersonator = { accountId: administrator.accountId, loginName: administrator.loginName }
  const actor = { ...actorOf(target, target.roles, administrator.session), impersonator }
  await db.transaction().execute((tx) =>
    audit(tx, {
      actor,
      origin: call.origin,
      action: 'impersonated-call',
      subject: { type: 'path', id: call.path },
      details: { method: call.method, username: target.loginName, impersonator: impersonator.loginName },
    }),
  )
  return actor
}

/**
 * Programs only send the header, so the header starts an impersonation by itself. It never restarts one that has ended.
 */
async function ensureImpersonation(
  { db, now }: Needs,
  administrator: Actor,
  target: Caller,
  origin: Origin,
): Promise<void> {
  const key = { session: sessionOf(administrator), accountId: target.accountId }
  const existing = await findImpersonation(db, key)
  if (existing) return refuseEnded(existing, now())
  await db.transaction().execute(async (tx) => {
    await lockImpersonations(tx, key.session)
    const started = await findImpersonation(tx, key)
    if (started) return refuseEnded(started, now())
    await createImpersonation(tx, { administrator, target, reason: null, now: now(), origin })
  })
}

function refuseEnded({ endsAt, endedAt }: Impersonation, now: Date): void {
  if (endedAt !== null || endsAt <= now) throw new Refusal('impersonation_ended')
}
