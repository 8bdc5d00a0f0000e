import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { actorOf } from '../callers/actor-of.ts'
import type { Caller } from '../callers/store-callers.ts'
import { findImpersonationTarget } from './impersonation-target.ts'
import { beginImpersonation, sessionOf } from './start-impersonation.ts'
import { findImpersonation, type Impersonation, lockImpersonations } from './store-impersonations.ts'

type Needs = { readonly db: Database; readonly now: () => Date }
type Call = { readonly method: string; readonly path: string; readonly origin: Origin }

/** An administrator calls as someone else, with that user's rights and no others. Every such call is recorded. */
export async function impersonate(needs: Needs, administrator: Actor, loginName: string, call: Call): Promise<Actor> {
  const { db } = needs
  const target = await findImpersonationTarget(db, administrator, loginName)
  await goOn(needs, administrator, target, call.origin)
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

/** Programs know the header alone, so it begins an impersonation by itself; but never one that has ended. */
async function goOn({ db, now }: Needs, administrator: Actor, target: Caller, origin: Origin): Promise<void> {
  const of = { session: sessionOf(administrator), accountId: target.accountId }
  const known = await findImpersonation(db, of)
  if (known) return refuseEnded(known, now())
  await db.transaction().execute(async (tx) => {
    await lockImpersonations(tx, of.session)
    const begun = await findImpersonation(tx, of)
    if (begun) return refuseEnded(begun, now())
    await beginImpersonation(tx, { administrator, target, reason: null, now: now(), origin })
  })
}

function refuseEnded({ endsAt, endedAt }: Impersonation, now: Date): void {
  if (endedAt !== null || endsAt <= now) throw new Refusal('impersonation_ended')
}
