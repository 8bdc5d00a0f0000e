import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../tables/database.ts'
import { actorOf } from './actor-of.ts'
import { findCaller } from './store-callers.ts'

/** An account with what it may do now, for jobs that work for it. Undefined if it is missing or disabled. */
export async function findActor(db: Database, accountId: string): Promise<Actor | undefined> {
  const caller = await findCaller(db, accountId)
  return caller && actorOf(caller, caller.roles, null)
}
