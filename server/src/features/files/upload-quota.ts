import type { Database, Tx } from '../../tables/database.ts'
import { sumUploads } from './store-uploads.ts'
import type { UploadOwner } from './upload-owner.ts'

/** How many unclaimed bytes are allowed per visitor network, per account and in total. */
export type UploadQuota = {
  readonly bytesPerNetwork: number
  readonly bytesPerAccount: number
  readonly bytesInTotal: number
}

/** Even an empty file takes space in folders and tables. */
const leastBytes = 64 * 1024

export const countedBytes = (bytes: number): number => Math.max(bytes, leastBytes)

export type Shortage = { readonly whose: 'account' | 'network' | 'everybody'; readonly megabytes: number }

/**
 * Returns the limit that is exceeded, if any. Call it after the upload was counted: of many at once, the last one counted
 * sees all others, so that together they never exceed the limit.
 */
export async function findShortage(
  db: Database | Tx,
  quota: UploadQuota,
  owner: UploadOwner,
): Promise<Shortage | undefined> {
  const { own, total } = await sumUploads(db, owner)
  const whose = 'accountId' in owner ? 'account' : 'network'
  const most = whose === 'account' ? quota.bytesPerAccount : quota.bytesPerNetwork
  if (own > most) return { whose, megabytes: inMegabytes(most) }
  if (total > quota.bytesInTotal) return { whose: 'everybody', megabytes: inMegabytes(quota.bytesInTotal) }
  return undefined
}

const inMegabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2)
