import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { type Caller, findCallerByLoginName } from '../callers/store-callers.ts'

/** Only administrators may impersonate; not other administrators, nor accounts that are disabled or not confirmed. */
export async function findImpersonationTarget(db: Database, administrator: Actor, loginName: string): Promise<Caller> {
  if (!administrator.roles.includes('ADMIN')) throw new Refusal('impersonation_forbidden')
  const target = await findCallerByLoginName(db, loginName.trim().toLowerCase())
  if (!target) throw new Refusal('user_not_found')
  if (target.isDisabled || !target.isEmailConfirmed || target.roles.includes('ADMIN'))
    throw new Refusal('impersonation_forbidden')
  return target
}
