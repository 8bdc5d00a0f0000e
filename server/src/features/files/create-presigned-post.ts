import { randomUUID } from 'node:crypto'
import { type PresignedPost, uploadLimits } from '@portolan/contract/files/files'
import type { Actor } from '../../platform/actor.ts'
import { tooManyRequests } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { refuseShortage } from './refuse-shortage.ts'
import { findFolderWait, insertFolder, insertUpload } from './store-uploads.ts'
import { temporaryPrefix } from './upload-keys.ts'
import { bytesPerFile, ownerOf, type UploadOwner } from './upload-owner.ts'
import { findShortage, type UploadQuota } from './upload-quota.ts'

export type FormNeeds = {
  readonly fileStore: FileStore
  readonly uploadQuota: UploadQuota
  /** Whether the store asks us before each upload. If not, the whole limit of a form is counted when it is made. */
  readonly isEachUploadAdmitted: boolean
}

type FormRequest = {
  readonly actor: Actor | undefined
  readonly ip: string
  readonly maxTotalBytes?: number | undefined
}

const goodForSeconds = 60 * 60
const formsPerHour = { account: 2000, network: 300 }
/** Counted for a form of an account if the store does not ask. The sweep counts the rest. */
const usualBytesOfForm = 100 * 1024 ** 2

/** A form for uploads into a new temporary folder. The store enforces the size limit. */
export async function createPresignedPost(
  db: Database | Tx,
  needs: FormNeeds,
  { actor, ip, maxTotalBytes }: FormRequest,
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

/** Creates an upload folder, limited in number per owner. */
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
