import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { countParts, type FileStore, FileStoreError } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { deleteUploads } from './store-uploads.ts'
import { openUpload } from './upload-token.ts'

type Needs = { fileStore: FileStore; uploadBox: SecretBox; db: Database }

const goodForSeconds = 60 * 60

export async function signParts(
  { fileStore, uploadBox }: Needs,
  actor: Actor | undefined,
  { uploadToken, partNumbers }: { uploadToken: string; partNumbers: readonly number[] },
) {
  const upload = openUpload(uploadBox, actor, uploadToken)
  const last = countParts(upload)
  if (partNumbers.some((number) => number > last))
    throw new Refusal('malformed', [{ path: 'body.partNumbers', code: 'no_such_part', params: { count: last } }])
  const sign = async (partNumber: number) => ({
    partNumber,
    url: await fileStore.signPart(upload, partNumber, goodForSeconds),
  })
  return { parts: await Promise.all(partNumbers.map(sign)) }
}

export async function listUploadedParts({ fileStore, uploadBox }: Needs, actor: Actor | undefined, token: string) {
  const upload = openUpload(uploadBox, actor, token)
  return { partNumbers: await fileStore.listParts(upload).catch(inRefusals) }
}

export async function completeMultipartUpload(
  { fileStore, uploadBox }: Needs,
  actor: Actor | undefined,
  token: string,
) {
  const { key } = await fileStore.completeMultipart(openUpload(uploadBox, actor, token)).catch(inRefusals)
  return { fileKey: key }
}

export async function abortMultipartUpload(needs: Needs, actor: Actor | undefined, token: string) {
  const upload = openUpload(needs.uploadBox, actor, token)
  await needs.fileStore.abortMultipart(upload)
  // If it was completed before, it is an ordinary upload by now.
  if (!(await needs.fileStore.stat(upload.key))) await deleteUploads(needs.db, [upload.key])
}

function inRefusals(error: unknown): never {
  if (!(error instanceof FileStoreError)) throw error
  if (error.reason === 'not-found') throw new Refusal('upload_not_found')
  if (error.reason === 'refused') throw new Refusal('parts_missing')
  if (error.reason === 'no-room') throw new Refusal('no_room')
  throw new Refusal('unavailable')
}
