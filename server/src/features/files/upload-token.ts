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
  /** The account that began it; null for a visitor, whose token alone is the proof. */
  ownerId: z.nullable(z.string()),
})

/** The store's memory of an upload, sealed, for its owner to bring along: nothing about it has to be kept here. */
export function sealUpload(box: SecretBox, actor: Actor | undefined, upload: MultipartUpload): string {
  const sealed: z.infer<typeof Sealed> = { ...upload, ownerId: actor?.accountId ?? null }
  return box.seal(JSON.stringify(sealed)).toString('base64url')
}

/** Refuses a token we did not make, and that of someone else. */
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
