import { createHmac, timingSafeEqual } from 'node:crypto'

const idBytes = 16
const macBytes = 10
const tokenLength = (idBytes + macBytes) * 2
/** A local part has at most 64 characters: this many are left for the provider's own name. */
export const longestReplyName = 64 - 1 - tokenLength

/**
 * Addresses such as `replies+0198…@portal.example`, which carry the id of a reply address and its signature. Forged ones
 * are recognized without the database. Hexadecimal, because mail servers may change upper and lower case.
 */
export function replyAddresses(secret: Buffer, address: string) {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const sign = (id: Buffer) => createHmac('sha256', secret).update(id).digest().subarray(0, macBytes)
  return {
    write(id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return `${name}+${Buffer.concat([bytes, sign(bytes)]).toString('hex')}@${domain}`
    },
    /** Returns the id; undefined for an address that we did not write. */
    read(written: string): string | undefined {
      const found = /^([^+@]+)\+([0-9a-f]+)@([^@]+)$/.exec(written.toLowerCase())
      if (found?.[1] !== name || found[3] !== domain || found[2]?.length !== tokenLength) return undefined
      const token = Buffer.from(found[2], 'hex')
      const id = token.subarray(0, idBytes)
      return timingSafeEqual(token.subarray(idBytes), sign(id)) ? asUuid(id.toString('hex')) : undefined
    },
  }
}

export type ReplyAddresses = ReturnType<typeof replyAddresses>

const asUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
