import { sql } from 'kysely'
import type { Tx } from '../tables/database.ts'
import type { Actor } from './actor.ts'
import type { Origin } from './http/serve.ts'

export type AuditEntry = {
  /** Undefined for visitors and for the portal itself. */
  readonly actor: Actor | undefined
  /** Absent in jobs. */
  readonly origin?: Origin
  readonly action: string
  readonly subject: {
    readonly type: string
    readonly id: string
    /** The client of a subject that may be gone, or that belongs to several. Else the subject's own is looked up. */
    readonly clientId?: number
  }
  readonly details?: object
}

/** Commits or rolls back with the change that it records. */
export async function audit(tx: Tx, { actor, origin, action, subject, details = {} }: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      account_id: actor?.accountId ?? null,
      impersonator_id: actor?.impersonator?.accountId ?? null,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      details: JSON.stringify(details),
      client_id: subject.clientId ?? sql<number | null>`client_of_subject(${subject.type}, ${subject.id})`,
      request_id: origin?.requestId ?? null,
      ip: origin?.ip ?? null,
    })
    .execute()
}
