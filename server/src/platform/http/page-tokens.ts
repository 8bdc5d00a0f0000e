import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../refusal.ts'

const macBytes = 12

/**
 * Places in a list, signed: one that was made up, or that belongs to another list or filter, is refused instead of
 * being quietly wrong. Whose list it is never comes from the token.
 */
export function pageTokens(secret: Buffer) {
  const key = createSecretKey(secret)
  const sign = (place: Buffer, list: string) =>
    createHmac('sha256', key).update(list).update('\0').update(place).digest().subarray(0, macBytes)
  return {
    write(place: readonly string[], list: string): string {
      const bytes = Buffer.from(JSON.stringify(place))
      return Buffer.concat([sign(bytes, list), bytes]).toString('base64url')
    },
    read(token: string, list: string): string[] {
      const raw = Buffer.from(token, 'base64url')
      const place = raw.subarray(macBytes)
      if (place.length === 0 || !timingSafeEqual(raw.subarray(0, macBytes), sign(place, list)))
        throw new Refusal('page_token_invalid')
      return JSON.parse(place.toString())
    },
  }
}

export type PageTokens = ReturnType<typeof pageTokens>
