import { createHash, timingSafeEqual } from 'node:crypto'

export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Compares in constant time, also where there is nothing to compare with. */
export function isSecretOf(digest: string | null | undefined, secret: string): boolean {
  const [known, sent] = [Buffer.from(digest ?? digestOfSecret('')), Buffer.from(digestOfSecret(secret))]
  return known.length === sent.length && timingSafeEqual(known, sent) && secret !== ''
}
