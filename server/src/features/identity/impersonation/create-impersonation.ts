import { impersonationSeconds } from '@portolan/contract/identity/impersonation'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Tx } from '../../../tables/database.ts'
import type { Caller } from '../callers/store-callers.ts'
import { insertImpersonation } from './store-impersonations.ts'

type ImpersonationStart = {
  readonly administrator: Actor
  readonly target: Pick<Caller, 'accountId' | 'loginName'>
  /** Null if no reason was given. */
  readonly reason: string | null
  readonly now: Date
  readonly origin: Origin
}

/**
 * An impersonation ends with the administrator's session. If the issuer names no session, the account id takes its
 * place.
 */
export const sessionOf = ({ session, accountId }: Actor): string => session ?? accountId

/** Returns when the impersonation ends. */
export async function createImpersonation(tx: Tx, { administrator, target, reason, now, origin }: ImpersonationStart) {
  const endsAt = new Date(now.getTime() + impersonationSeconds * 1000)
  await insertImpersonation(tx, {
    administratorId: administrator.accountId,
    session: sessionOf(administrator),
    accountId: target.accountId,
    reason,
    endsAt,
  })
  await audit(tx, {
    actor: administrator,
    origin,
    action: 'impersonation-started',
    subject: { type: 'account', id: target.accountId },
    details: { username: target.loginName, impersonator: administrator.loginName, reason, endsAt },
  })
  return endsAt
}
