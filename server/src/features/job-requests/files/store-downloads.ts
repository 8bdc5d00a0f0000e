import { sql } from 'kysely'
import type { AuditEntry } from '../../../platform/audit.ts'
import type { Tx } from '../../../tables/database.ts'

/**
 * Whether the same person got the same files in the last seconds. Calls at the same time wait for each other, so that
 * only one of them finds nothing.
 */
export async function wasDownloaded(tx: Tx, entry: AuditEntry, seconds: number): Promise<boolean> {
  const { actor, origin, action, subject, details } = entry
  await sql`select pg_advisory_xact_lock(hashtextextended(${`download ${action} ${subject.id}`}, 0))`.execute(tx)
  const found = await tx
    .selectFrom('audit_event')
    .select('id')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('action', '=', action)
    .where(sql<boolean>`account_id is not distinct from ${actor?.accountId ?? null}::uuid`)
    .where(sql<boolean>`impersonator_id is not distinct from ${actor?.impersonator?.accountId ?? null}::uuid`)
    .where(sql<boolean>`(account_id is not null or ip is not distinct from ${origin?.ip ?? null})`)
    .where(sql<boolean>`details = ${JSON.stringify(details)}::jsonb`)
    .where(sql<boolean>`at > now() - make_interval(secs => ${seconds})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
