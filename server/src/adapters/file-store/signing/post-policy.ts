import * as z from 'zod/mini'
import type { PostOptions } from '../../../ports/file-store.ts'
import { accessDenied, invalidArgument, S3Error, wrongSignature } from '../http/s3-answer.ts'
import { ALGORITHM, amzDate, credential, isSigned, type StoreKeys, sign } from './signature.ts'

export const FILE_NAME = '${filename}'
const LARGEST_POST = 5 * 1024 ** 3
const NEED_NO_CONDITION = new Set(['policy', 'x-amz-signature'])

const Length = z.tuple([z.literal('content-length-range'), z.number(), z.number()])
const Match = z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()])
const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([Length, Match, z.record(z.string(), z.string())])),
})
type Policy = z.infer<typeof Policy>

/** The fields of a form that may post one file below the prefix, as S3's own presigned posts have them. */
export function signPostFields(keys: StoreKeys, bucket: string, options: PostOptions, now = new Date()) {
  const date = amzDate(now)
  const fields = {
    bucket,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': credential(keys, date),
    'X-Amz-Date': date,
  }
  const policy: Policy = {
    expiration: new Date(now.getTime() + options.expiresInSeconds * 1000).toISOString(),
    conditions: [
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
      ['content-length-range', options.minBytes ?? 0, options.maxBytes],
      ['starts-with', '$key', options.keyPrefix],
    ],
  }
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64')
  return {
    ...fields,
    key: options.keyPrefix + FILE_NAME,
    Policy: encoded,
    'X-Amz-Signature': sign(keys, date, encoded),
  }
}

/**
 * Says how many bytes the form may bring, or refuses it. The names of the fields are in lower case and the key is already
 * the file's own: a condition holds for what is stored, not for the placeholder.
 */
export function checkPost(keys: StoreKeys, bucket: string, fields: ReadonlyMap<string, string>, now = new Date()) {
  const policy = readSigned(keys, fields)
  if (Date.parse(policy.expiration) <= now.getTime()) throw accessDenied('Invalid according to Policy: Policy expired.')
  const values = new Map([['bucket', bucket], ...fields])
  const unnamed = new Set([...values.keys()].filter((name) => !NEED_NO_CONDITION.has(name)))
  const range = { minBytes: 0, maxBytes: LARGEST_POST }
  for (const condition of policy.conditions) {
    if (isLength(condition)) {
      range.minBytes = Math.max(range.minBytes, condition[1])
      range.maxBytes = Math.min(range.maxBytes, condition[2])
    } else {
      for (const [operator, name, wanted] of matches(condition)) {
        const value = values.get(name) ?? ''
        if (operator === 'eq' ? value !== wanted : !value.startsWith(wanted))
          throw conditionFailed(operator, name, wanted)
        unnamed.delete(name)
      }
    }
  }
  const extra = [...unnamed].find((name) => !name.startsWith('x-ignore-'))
  if (extra) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra}`)
  if (values.get('bucket') !== bucket) throw conditionFailed('eq', 'bucket', bucket)
  return range
}

function readSigned(keys: StoreKeys, fields: ReadonlyMap<string, string>): Policy {
  const encoded = required(fields, 'policy')
  const date = required(fields, 'x-amz-date')
  const scope = required(fields, 'x-amz-credential')
  const signature = required(fields, 'x-amz-signature')
  if (required(fields, 'x-amz-algorithm') !== ALGORITHM) throw invalidArgument(`X-Amz-Algorithm must be ${ALGORITHM}.`)
  if (!scope.startsWith(`${keys.accessKeyId}/`)) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The access key is not known here.')
  }
  if (scope !== credential(keys, date)) throw invalidArgument('The credential scope does not fit this store and date.')
  if (!isSigned(keys, date, encoded, signature)) throw wrongSignature()
  try {
    return Policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')))
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'The policy of the form cannot be read.')
  }
}

function required(fields: ReadonlyMap<string, string>, name: string): string {
  const value = fields.get(name)
  if (value) return value
  if (name === 'policy') throw accessDenied('Access Denied: the form has no policy.')
  throw invalidArgument(`Bucket POST must contain a field named '${name}', before the file.`)
}

function isLength(condition: Policy['conditions'][number]): condition is z.infer<typeof Length> {
  return Array.isArray(condition) && condition[0] === 'content-length-range'
}

/** Both ways of writing a condition: ["eq", "$key", "a"] and {"key": "a"}. */
function matches(condition: z.infer<typeof Match> | Record<string, string>) {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, value]) => ['eq', name.toLowerCase(), value] as const)
  }
  const [operator, name, value] = condition
  return [[operator, name.replace(/^\$/, '').toLowerCase(), value] as const]
}

function conditionFailed(operator: string, name: string, wanted: string): S3Error {
  return accessDenied(`Invalid according to Policy: Policy Condition failed: ["${operator}", "$${name}", "${wanted}"]`)
}
