import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const marker = 'ptl_'
/** 32 characters, so that each takes five random bits. Without 0, 1, l and o, which look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const prefixLength = 10
const secretLength = 40

/** Such as ptl_k7x2m9q4tb_ and 40 more characters. All before the last underscore is public. */
const pattern = new RegExp(`^(${marker}[${alphabet}]{${prefixLength}})_[${alphabet}]{${secretLength}}$`)

export type NewKey = { readonly secret: string; readonly prefix: string; readonly hash: Buffer }

export function newApiKey(): NewKey {
  const prefix = marker + randomText(prefixLength)
  const secret = `${prefix}_${randomText(secretLength)}`
  return { secret, prefix, hash: digest(secret) }
}

/** Id tokens never begin like this. */
export const isApiKey = (token: string): boolean => token.startsWith(marker)

export const prefixOf = (token: string): string | undefined => pattern.exec(token)?.[1]

/** Takes the same time wherever the two differ. */
export const fitsHash = (token: string, hash: Buffer): boolean => timingSafeEqual(digest(token), hash)

/** A fast digest will do: 200 random bits cannot be guessed. */
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const randomText = (length: number): string => Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('')
