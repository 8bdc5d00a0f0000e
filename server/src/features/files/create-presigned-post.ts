import { randomUUID } from 'node:crypto'
import { type PresignedPost, uploadLimits } from '@portolan/contract/files/files'
import type { Actor } from '../../platform/actor.ts'
import { tooManyRequests } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { refuseShortage } from './refuse-shortage.ts'
import { findFolderWait, insertFolder, insertUpload } from './store-uploads.ts'
import { temporaryPrefix } from './upload-keys.ts'
import { bytesPerFile } from './upload-limit.ts'
import { ownerOf, type UploadOwner } from './upload-owner.ts'
import { findShortage, type UploadQuota } from './upload-quota.ts'

export type FormNeeds = {
  readonly fileStore: FileStore
  readonly uploadQuota: UploadQuota
  /** Whether the store asks us about each file of a form. Where it does not, what a form may bring is counted with it. */
  readonly isEachUploadAdmitted: boolean
}

type Asked = { readonly actor: Actor | undefined; readonly ip: string; readonly maxTotalBytes?: number | undefined }

const goodForSeconds = 60 * 60
const formsPerHour = { account: 2000, network: 300 }
/** What is counted for a form of an account on a store that does not ask: more is noticed by the sweep. */
const usualBytesOfForm = 100 * 1024 ** 2

/** A form for uploads into a temporary folder of their own; the store enforces its limits byte by byte. */
export async function createPresignedPost(
  db: Database | Tx,
  needs: FormNeeds,
  { actor, ip, maxTotalBytes }: Asked,
): Promise<PresignedPost> {
  const owner = ownerOf(actor, ip)
  const most = bytesPerFile(actor)
  const prefix = await openFolder(db, owner)
  if (!needs.isEachUploadAdmitted) await countForm(db, needs.uploadQuota, prefix, owner)
  return needs.fileStore.presignPost({
    keyPrefix: prefix,
    maxBytes: Math.min(most, maxTotalBytes ?? most),
    expiresInSeconds: goodForSeconds,
  })
}

/** A new place to upload to, of which nobody gets any number. */
export async function openFolder(db: Database | Tx, owner: UploadOwner): Promise<string> {
  const most = 'accountId' in owner ? formsPerHour.account : formsPerHour.network
  const waitSeconds = await findFolderWait(db, owner, most)
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
  const prefix = `${temporaryPrefix}${randomUUID()}/`
  await insertFolder(db, prefix, owner)
  return prefix
}

async function countForm(db: Database | Tx, quota: UploadQuota, prefix: string, owner: UploadOwner): Promise<void> {
  const bytes = 'accountId' in owner ? usualBytesOfForm : uploadLimits.anonymous.bytesInTotal
  await insertUpload(db, { key: prefix, prefix, bytes })
  await refuseShortage(db, await findShortage(db, quota, owner), prefix)
}
