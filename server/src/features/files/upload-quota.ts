import type { Database, Tx } from '../../tables/database.ts'
import { sumUploads } from './store-uploads.ts'
import type { UploadOwner } from './upload-owner.ts'

/** How many bytes may wait to be claimed: of visitors of one network, of one account, and of everybody. */
export type UploadQuota = {
  readonly bytesPerNetwork: number
  readonly bytesPerAccount: number
  readonly bytesInTotal: number
}

/** A file takes a place in folders and tables however small it is. */
const leastBytes = 64 * 1024

export const countedBytes = (bytes: number): number => Math.max(bytes, leastBytes)

export type Shortage = { readonly whose: 'account' | 'network' | 'everybody'; readonly megabytes: number }

/**
 * Which limit is exceeded, if any. To be asked when the upload has been counted: of many that come at once, the last
 * one to be counted sees all others, so that together they never get over the limit.
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
