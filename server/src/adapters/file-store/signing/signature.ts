import { createHmac, timingSafeEqual } from 'node:crypto'

export type StoreKeys = { accessKeyId: string; secretAccessKey: string }

export const ALGORITHM = 'AWS4-HMAC-SHA256'
const REGION = 'local'

/** 20261115T101500Z, as Amazon writes a moment. */
export function amzDate(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

export function parseAmzDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

export function credential(keys: StoreKeys, date: string): string {
  return `${keys.accessKeyId}/${date.slice(0, 8)}/${REGION}/s3/aws4_request`
}

/** Signature version 4: a key for each day, derived from the secret one. */
export function sign(keys: StoreKeys, date: string, text: string): string {
  const steps = [date.slice(0, 8), REGION, 's3', 'aws4_request']
  const dayKey = steps.reduce<string | Buffer>((key, step) => hmac(key, step), `AWS4${keys.secretAccessKey}`)
  return hmac(dayKey, text).toString('hex')
}

export function isSigned(keys: StoreKeys, date: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const wanted = Buffer.from(sign(keys, date, text))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest()
}
