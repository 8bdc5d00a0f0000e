import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../refusal.ts'

const macBytes = 12

/**
 * Signed positions in a list. A forged token, or one of another list or filter, is rejected. The token never says whose
 * list it is.
 */
export function pageTokens(secret: Buffer) {
  const key = createSecretKey(secret)
  const sign = (position: Buffer, list: string) =>
    createHmac('sha256', key).update(list).update('\0').update(position).digest().subarray(0, macBytes)
  return {
    write(position: readonly string[], list: string): string {
      const bytes = Buffer.from(JSON.stringify(position))
      return Buffer.concat([sign(bytes, list), bytes]).toString('base64url')
    },
    read(token: string, list: string): string[] {
      const raw = Buffer.from(token, 'base64url')
      const position = raw.subarray(macBytes)
      if (position.length === 0 || !timingSafeEqual(raw.subarray(0, macBytes), sign(position, list)))
        throw new Refusal('page_token_invalid')
      return JSON.parse(position.toString())
    },
  }
}

export type PageTokens = ReturnType<typeof pageTokens>
