import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { deleteUploads } from './store-uploads.ts'
import type { Shortage } from './upload-quota.ts'

/** If a limit is exceeded, removes the upload from the count and refuses it with that limit. */
export async function refuseShortage(db: Database | Tx, shortage: Shortage | undefined, key: string): Promise<void> {
  if (!shortage) return
  await deleteUploads(db, [key])
  const { whose, megabytes } = shortage
  if (whose === 'everybody') throw new Refusal('no_room')
  throw new Refusal('upload_quota_reached', { whose, megabytes })
}
