import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Origin } from '../../platform/serve.ts'
import type { Database } from '../../tables/database.ts'
import { actorOf } from './actor-of.ts'
import { findCallerByLoginName } from './store-callers.ts'

type Call = { readonly method: string; readonly path: string; readonly origin: Origin }

/** An administrator calls as someone else, with that user's rights and no others. Every such call is recorded. */
export async function impersonate(db: Database, administrator: Actor, loginName: string, call: Call): Promise<Actor> {
  if (!administrator.roles.includes('ADMIN')) throw new Refusal('impersonation_forbidden')
  const target = await findCallerByLoginName(db, loginName.trim().toLowerCase())
  if (!target) throw new Refusal('user_not_found')
  if (target.isDisabled || target.roles.includes('ADMIN')) throw new Refusal('impersonation_forbidden')
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
