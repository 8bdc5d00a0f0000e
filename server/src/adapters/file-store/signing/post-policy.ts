import * as z from 'zod/mini'
import type { PostOptions } from '../../../ports/file-store.ts'
import { accessDenied, invalidArgument, S3Error, wrongSignature } from '../http/s3-answer.ts'
import { formatAmzDate, formatCredential, isSigned, type StoreKeys, sign, signingAlgorithm } from './signature.ts'

export const fileNamePlaceholder = '${filename}'
const mostPostBytes = 5 * 1024 ** 3
const fieldsWithoutCondition = new Set(['policy', 'x-amz-signature'])

const Length = z.tuple([z.literal('content-length-range'), z.number(), z.number()])
const Match = z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()])
const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([Length, Match, z.record(z.string(), z.string())])),
})
type Policy = z.infer<typeof Policy>

/** The fields of a form that may post one file below the prefix, as in presigned posts of S3. */
export function signPostFields(keys: StoreKeys, bucket: string, options: PostOptions, now = new Date()) {
  const date = formatAmzDate(now)
  const fields = {
    bucket,
    'X-Amz-Algorithm': signingAlgorithm,
    'X-Amz-Credential': formatCredential(keys, date),
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
    key: options.keyPrefix + fileNamePlaceholder,
    Policy: encoded,
    'X-Amz-Signature': sign(keys, date, encoded),
  }
}

/**
 * Returns the allowed file size, or throws. Field names are in lower case, and the key already contains the file name:
 * conditions apply to the stored key, not to the placeholder.
 */
export function checkPost(keys: StoreKeys, bucket: string, fields: ReadonlyMap<string, string>, now = new Date()) {
  const policy = readPolicy(keys, fields)
  if (Date.parse(policy.expiration) <= now.getTime()) throw accessDenied('Invalid according to Policy: Policy expired.')
  const values = new Map([['bucket', bucket], ...fields])
  const unchecked = new Set([...values.keys()].filter((name) => !fieldsWithoutCondition.has(name)))
  const range = { minBytes: 0, maxBytes: mostPostBytes }
  for (const condition of policy.conditions) {
    if (isLength(condition)) {
      range.minBytes = Math.max(range.minBytes, condition[1])
      range.maxBytes = Math.min(range.maxBytes, condition[2])
    } else {
      for (const [operator, name, expected] of listMatches(condition)) {
        const value = values.get(name) ?? ''
        if (operator === 'eq' ? value !== expected : !value.startsWith(expected))
          throw conditionFailed(operator, name, expected)
        unchecked.delete(name)
      }
    }
  }
  const extra = [...unchecked].find((name) => !name.startsWith('x-ignore-'))
  if (extra) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra}`)
  if (values.get('bucket') !== bucket) throw conditionFailed('eq', 'bucket', bucket)
  return range
}

function readPolicy(keys: StoreKeys, fields: ReadonlyMap<string, string>): Policy {
  const encoded = requireField(fields, 'policy')
  const date = requireField(fields, 'x-amz-date')
  const scope = requireField(fields, 'x-amz-credential')
  const signature = requireField(fields, 'x-amz-signature')
  if (requireField(fields, 'x-amz-algorithm') !== signingAlgorithm)
    throw invalidArgument(`X-Amz-Algorithm must be ${signingAlgorithm}.`)
  if (!scope.startsWith(`${keys.accessKeyId}/`)) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The access key is not known here.')
  }
  if (scope !== formatCredential(keys, date))
    throw invalidArgument('The credential scope does not fit this store and date.')
  if (!isSigned(keys, date, encoded, signature)) throw wrongSignature()
  try {
    return Policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')))
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'The policy of the form cannot be read.')
  }
}

function requireField(fields: ReadonlyMap<string, string>, name: string): string {
  const value = fields.get(name)
  if (value) return value
  if (name === 'policy') throw accessDenied('Access Denied: the form has no policy.')
  throw invalidArgument(`Bucket POST must contain a field named '${name}', before the file.`)
}

function isLength(condition: Policy['conditions'][number]): condition is z.infer<typeof Length> {
  return Array.isArray(condition) && condition[0] === 'content-length-range'
}

/** Reads both notations of a condition: ["eq", "$key", "a"] and {"key": "a"}. */
function listMatches(condition: z.infer<typeof Match> | Record<string, string>) {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, value]) => ['eq', name.toLowerCase(), value] as const)
  }
  const [operator, name, value] = condition
  return [[operator, name.replace(/^\$/, '').toLowerCase(), value] as const]
}

function conditionFailed(operator: string, name: string, expected: string): S3Error {
  return accessDenied(
    `Invalid according to Policy: Policy Condition failed: ["${operator}", "$${name}", "${expected}"]`,
  )
}
