import * as z from 'zod/mini'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { MultipartUpload } from '../../ports/file-store.ts'
import { bytesPerFile } from './upload-owner.ts'

const Sealed = z.object({
  key: z.string(),
  uploadId: z.string(),
  size: z.number(),
  partBytes: z.number(),
  /** The account that started it; null for a visitor, who needs only the token. */
  ownerId: z.nullable(z.string()),
})

/** Encrypts the state of a multipart upload into a token for its owner, so that the server keeps none. */
export function sealUpload(box: SecretBox, actor: Actor | undefined, upload: MultipartUpload): string {
  const sealed: z.infer<typeof Sealed> = { ...upload, ownerId: actor?.accountId ?? null }
  return box.seal(JSON.stringify(sealed)).toString('base64url')
}

/** Refuses forged tokens and those of another account. */
export function openUpload(box: SecretBox, actor: Actor | undefined, token: string): MultipartUpload {
  const { ownerId, ...upload } = read(box, token)
  if (ownerId !== null && ownerId !== actor?.accountId) throw new Refusal('upload_not_found')
  if (upload.size > bytesPerFile(actor)) throw new Refusal('upload_not_found')
  return upload
}

function read(box: SecretBox, token: string): z.infer<typeof Sealed> {
  try {
    return Sealed.parse(JSON.parse(box.open(Buffer.from(token, 'base64url'))))
  } catch {
    throw new Refusal('upload_not_found')
  }
}
