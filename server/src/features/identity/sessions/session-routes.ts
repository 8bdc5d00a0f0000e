import {
  endUserSession,
  listUserSessions,
  signOutEverywhere,
  type UserSession,
} from '@portolan/contract/identity/sessions'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import { type Origin, type Route, route } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { endEverySession } from '../accounts/store-accounts.ts'
import { refuseImpersonation } from '../impersonation/refuse-impersonation.ts'
import { deleteSession, listSessions } from './store-sessions.ts'

export type SessionNeeds = {
  readonly db: Database
  /** Clears the caller cache, so that the next call sees that the session has ended. */
  readonly forgetAccount: (accountId: string) => void
}

/** The current user's own sessions. */
export function sessionRoutes({ db, forgetAccount }: SessionNeeds): Route[] {
  async function end(actor: Actor, origin: Origin, action: string, work: (tx: Tx) => Promise<void>): Promise<void> {
    refuseImpersonation(actor)
    await db.transaction().execute(async (tx) => {
      await work(tx)
      await audit(tx, { actor, origin, action, subject: { type: 'account', id: actor.accountId } })
    })
    forgetAccount(actor.accountId)
  }

  return [
    route(listUserSessions, ({ actor }) => listOwnSessions(db, actor)),
    route(endUserSession, ({ actor, params, origin }) =>
      end(actor, origin, 'session-ended', async (tx) => {
        if (!(await deleteSession(tx, actor.accountId, params.sessionId))) throw new Refusal('not_found')
      }),
    ),
    route(signOutEverywhere, ({ actor, origin }) =>
      end(actor, origin, 'signed-out-everywhere', (tx) => endEverySession(tx, actor.accountId)),
    ),
  ]
}

async function listOwnSessions(db: Database, actor: Actor): Promise<UserSession[]> {
  refuseImpersonation(actor)
  const sessions = await listSessions(db, actor.accountId)
  return sessions.map(({ uid, startedAt, lastSeenAt, userAgent, ip }) => ({
    id: uid,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    userAgent,
    ip,
    isCurrent: uid === actor.session,
  }))
}
