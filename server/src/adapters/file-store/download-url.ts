import type { DownloadOptions } from '../../ports/file-store.ts'
import { contentDisposition } from './content-disposition.ts'
import { accessDenied, wrongSignature } from './s3-answer.ts'
import { ALGORITHM, amzDate, credential, isSigned, parseAmzDate, type StoreKeys, sign } from './signature.ts'

const SIGNATURE = 'X-Amz-Signature'
const CLOCK_DRIFT_MS = 15 * 60 * 1000

/** The query that opens one file for a while. The host is left out of the signature: every node and every name of the house may serve it. */
export function signDownload(
  keys: StoreKeys,
  key: string,
  options: DownloadOptions,
  now = new Date(),
): URLSearchParams {
  const date = amzDate(now)
  const query = new URLSearchParams({
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': credential(keys, date),
    'X-Amz-Date': date,
    'X-Amz-Expires': String(options.expiresInSeconds),
    'response-content-disposition': contentDisposition(options.fileName, options.inline),
  })
  if (options.contentType) query.set('response-content-type', options.contentType)
  query.set(SIGNATURE, sign(keys, date, textToSign(key, query)))
  return query
}

/** Gives back the headers the signer asked for, or refuses. */
export function checkDownload(keys: StoreKeys, key: string, query: URLSearchParams, now = new Date()) {
  const date = query.get('X-Amz-Date') ?? ''
  const known = query.get('X-Amz-Algorithm') === ALGORITHM && query.get('X-Amz-Credential') === credential(keys, date)
  if (!known) throw accessDenied('Access Denied')
  if (!isSigned(keys, date, textToSign(key, query), query.get(SIGNATURE) ?? '')) throw wrongSignature()
  const signedAt = parseAmzDate(date)
  const endsAt = signedAt + Number(query.get('X-Amz-Expires')) * 1000
  if (!(signedAt - CLOCK_DRIFT_MS < now.getTime() && now.getTime() < endsAt)) throw accessDenied('Request has expired')
  return {
    disposition: query.get('response-content-disposition') ?? 'attachment',
    contentType: query.get('response-content-type') ?? 'application/octet-stream',
  }
}

function textToSign(key: string, query: URLSearchParams): string {
  const signed = new URLSearchParams([...query].filter(([name]) => name !== SIGNATURE))
  signed.sort()
  return ['GET', encodeURIComponent(key), signed.toString()].join('\n')
}
