import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../tables/database.ts'
import type { Actor } from './actor.ts'
import type { Origin } from './http/serve.ts'

export type AuditEntry = {
  /** Undefined for visitors and for the portal itself. */
  readonly actor: (Pick<Actor, 'accountId' | 'impersonator'> & Partial<Pick<Actor, 'apiKeyId'>>) | undefined
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
  /** When it happened, for the demo's history; now unless given. */
  readonly at?: Date
}

/** Commits or rolls back with the change that it records. Says which API key was used, if any. */
export async function audit(tx: Tx, { actor, origin, action, subject, details = {}, at }: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      account_id: actor?.accountId ?? null,
      impersonator_id: actor?.impersonator?.accountId ?? null,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      details: JSON.stringify(actor?.apiKeyId ? { ...details, apiKeyId: actor.apiKeyId } : details),
      client_id: subject.clientId ?? sql<number | null>`client_of_subject(${subject.type}, ${subject.id})`,
      request_id: origin?.requestId ?? null,
      ip: origin?.ip ?? null,
      ...(at && { id: idAt(at), at }),
    })
    .execute()
}

/** Ids sort by time, and periods of the log are ranges of ids. */
function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
