import { accessDenied, wrongSignature } from '../http/s3-answer.ts'
import {
  formatAmzDate,
  formatCredential,
  isSigned,
  parseAmzDate,
  type StoreKeys,
  sign,
  signingAlgorithm,
} from './signature.ts'

/** What a signed URL allows. `bytes` is the required length of the body. */
export type SignedRequest = { method: 'GET' | 'PUT'; key: string; bytes?: number }

const signatureParameter = 'X-Amz-Signature'
const clockDriftMs = 15 * 60 * 1000

/** Signs a query for one key, one method and a limited time. The host is not signed, so any node and host name can serve it. */
export function signQuery(
  keys: StoreKeys,
  request: SignedRequest,
  parameters: Record<string, string>,
  expiresInSeconds: number,
  now = new Date(),
): URLSearchParams {
  const date = formatAmzDate(now)
  const query = new URLSearchParams({
    'X-Amz-Algorithm': signingAlgorithm,
    'X-Amz-Credential': formatCredential(keys, date),
    'X-Amz-Date': date,
    'X-Amz-Expires': String(expiresInSeconds),
    ...parameters,
  })
  query.set(signatureParameter, sign(keys, date, textToSign(request, query)))
  return query
}

/** Throws where the signature is wrong, is for another request or has expired. */
export function checkQuery(keys: StoreKeys, request: SignedRequest, query: URLSearchParams, now = new Date()): void {
  const date = query.get('X-Amz-Date') ?? ''
  const known =
    query.get('X-Amz-Algorithm') === signingAlgorithm && query.get('X-Amz-Credential') === formatCredential(keys, date)
  if (!known) throw accessDenied('Access Denied')
  if (!isSigned(keys, date, textToSign(request, query), query.get(signatureParameter) ?? '')) throw wrongSignature()
  const signedAt = parseAmzDate(date)
  const endsAt = signedAt + Number(query.get('X-Amz-Expires')) * 1000
  if (!(signedAt - clockDriftMs < now.getTime() && now.getTime() < endsAt)) throw accessDenied('Request has expired')
}

function textToSign({ method, key, bytes }: SignedRequest, query: URLSearchParams): string {
  const signed = new URLSearchParams([...query].filter(([name]) => name !== signatureParameter))
  signed.sort()
  const length = bytes === undefined ? [] : [`content-length:${bytes}`]
  return [method, encodeURIComponent(key), signed.toString(), ...length].join('\n')
}
