import { Refusal } from '../refusal.ts'

/** The web sends an empty `Bearer` for visitors. */
export function readBearer(header: string | undefined): string | undefined {
  if (header === undefined || /^(Bearer)?\s*$/i.test(header)) return undefined
  const token = /^Bearer +(\S+)\s*$/i.exec(header)?.[1]
  if (token === undefined) throw new Refusal('signed_out')
  return token
}
