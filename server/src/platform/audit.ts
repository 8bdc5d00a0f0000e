import type { Tx } from '../tables/database.ts'
import type { Actor } from './actor.ts'
import type { Origin } from './http/serve.ts'

export type AuditEntry = {
  /** Undefined for visitors and for the portal itself. */
  readonly actor: Actor | undefined
  /** Absent in jobs. */
  readonly origin?: Origin
  readonly action: string
  readonly subject: { readonly type: string; readonly id: string }
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
      request_id: origin?.requestId ?? null,
      ip: origin?.ip ?? null,
    })
    .execute()
}
