import { type Actor, isStaff } from '../../../platform/actor.ts'
import { type AuditEntry, audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Database } from '../../../tables/database.ts'
import { wasDownloaded } from './store-downloads.ts'

type Download = {
  readonly actor: Actor | undefined
  readonly origin: Origin
  readonly action: 'file-downloaded' | 'file-viewed' | 'zip-downloaded' | 'requests-downloaded'
  readonly subject: AuditEntry['subject']
  readonly details: object
  /** How long the address works. One that is signed again in that time is for the same download. */
  readonly validForSeconds: number
}

/**
 * Writes a download to the audit log when its address is signed: the file store does not know who comes, and answers
 * many ranges of one file. Downloads of staff have names of their own, because clients do not see them.
 */
export async function recordDownload(db: Database, { validForSeconds, action, ...download }: Download): Promise<void> {
  const { actor } = download
  const entry = { ...download, action: actor && isStaff(actor) ? `staff-${action}` : action }
  await db.transaction().execute(async (tx) => {
    if (!(await wasDownloaded(tx, entry, validForSeconds))) await audit(tx, entry)
  })
}
