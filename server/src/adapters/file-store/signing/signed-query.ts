import { accessDenied, wrongSignature } from '../http/s3-answer.ts'
import { ALGORITHM, amzDate, credential, isSigned, parseAmzDate, type StoreKeys, sign } from './signature.ts'

/** What a signed address is good for; `bytes`, where named, is the length of the body it may bring. */
export type SignedRequest = { method: 'GET' | 'PUT'; key: string; bytes?: number }

const SIGNATURE = 'X-Amz-Signature'
const CLOCK_DRIFT_MS = 15 * 60 * 1000

/** A query that opens one key for one use and a while. The host is left out: every node and every name of the portal may serve it. */
export function signQuery(
  keys: StoreKeys,
  request: SignedRequest,
  parameters: Record<string, string>,
  expiresInSeconds: number,
  now = new Date(),
): URLSearchParams {
  const date = amzDate(now)
  const query = new URLSearchParams({
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': credential(keys, date),
    'X-Amz-Date': date,
    'X-Amz-Expires': String(expiresInSeconds),
    ...parameters,
  })
  query.set(SIGNATURE, sign(keys, date, textToSign(request, query)))
  return query
}

/** Refuses what we did not sign, or signed for another use, or too long ago. */
export function checkQuery(keys: StoreKeys, request: SignedRequest, query: URLSearchParams, now = new Date()): void {
  const date = query.get('X-Amz-Date') ?? ''
  const known = query.get('X-Amz-Algorithm') === ALGORITHM && query.get('X-Amz-Credential') === credential(keys, date)
  if (!known) throw accessDenied('Access Denied')
  if (!isSigned(keys, date, textToSign(request, query), query.get(SIGNATURE) ?? '')) throw wrongSignature()
  const signedAt = parseAmzDate(date)
  const endsAt = signedAt + Number(query.get('X-Amz-Expires')) * 1000
  if (!(signedAt - CLOCK_DRIFT_MS < now.getTime() && now.getTime() < endsAt)) throw accessDenied('Request has expired')
}

function textToSign({ method, key, bytes }: SignedRequest, query: URLSearchParams): string {
  const signed = new URLSearchParams([...query].filter(([name]) => name !== SIGNATURE))
  signed.sort()
  const length = bytes === undefined ? [] : [`content-length:${bytes}`]
  return [method, encodeURIComponent(key), signed.toString(), ...length].join('\n')
}
