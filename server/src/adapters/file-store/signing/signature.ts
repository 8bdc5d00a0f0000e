import { createHmac, timingSafeEqual } from 'node:crypto'

export type StoreKeys = { accessKeyId: string; secretAccessKey: string }

export const signingAlgorithm = 'AWS4-HMAC-SHA256'
const signingRegion = 'local'

/** The date format of Amazon: 20261115T101500Z. */
export function formatAmzDate(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

export function parseAmzDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

export function formatCredential(keys: StoreKeys, date: string): string {
  return `${keys.accessKeyId}/${date.slice(0, 8)}/${signingRegion}/s3/aws4_request`
}

/** Signature version 4, which derives a key per day from the secret key. */
export function sign(keys: StoreKeys, date: string, text: string): string {
  const steps = [date.slice(0, 8), signingRegion, 's3', 'aws4_request']
  const dayKey = steps.reduce<string | Buffer>((key, step) => hmac(key, step), `AWS4${keys.secretAccessKey}`)
  return hmac(dayKey, text).toString('hex')
}

export function isSigned(keys: StoreKeys, date: string, text: string, signature: string): boolean {
  const actual = Buffer.from(signature)
  const expected = Buffer.from(sign(keys, date, text))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest()
}
