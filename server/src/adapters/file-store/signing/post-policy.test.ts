import { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, formHead, postForm, postRaw, testBoundary } from '../testing/post-form.fixture.ts'
import { serveTemporaryStore, testKeys } from '../testing/served-store.fixture.ts'
import { fileNamePlaceholder, signPostFields } from './post-policy.ts'
import { formatAmzDate, formatCredential, sign } from './signature.ts'

type Fields = Record<string, string>

let served: Awaited<ReturnType<typeof serveTemporaryStore>>
let url: string
beforeAll(async () => {
  served = await serveTemporaryStore()
  url = `http://127.0.0.1:${served.port}/store/files`
})
afterAll(() => served.close())

const limits = { keyPrefix: 'temp/mine/', minBytes: 1, maxBytes: 1000, expiresInSeconds: 60 }
const genuine = (): Fields => signPostFields(testKeys, 'files', limits)
const without = (name: string): Fields =>
  Object.fromEntries(Object.entries(genuine()).filter(([field]) => field !== name))
const withPolicy = (change: (policy: { expiration: string; conditions: unknown[] }) => void): Fields => {
  const fields = genuine()
  const policy = JSON.parse(Buffer.from(fields.Policy!, 'base64').toString())
  change(policy)
  return { ...fields, Policy: Buffer.from(JSON.stringify(policy)).toString('base64') }
}
/** Signed with the right key, but not by us: what is in it must still make sense. */
const signedPolicy = (policy: string): Fields => ({
  ...genuine(),
  Policy: policy,
  'X-Amz-Signature': sign(testKeys, formatAmzDate(new Date()), policy),
})

const onDay = (date: string): Fields => ({
  ...genuine(),
  'X-Amz-Date': date,
  'X-Amz-Credential': formatCredential(testKeys, date),
})
const stranger = { accessKeyId: 'AKSTRANGER', secretAccessKey: 'guess' }

const tampered: [title: string, fields: () => Fields, status: number, code: string][] = [
  ['without a policy', () => without('Policy'), 403, 'AccessDenied'],
  ['without a signature', () => without('X-Amz-Signature'), 400, 'InvalidArgument'],
  ['without a credential', () => without('X-Amz-Credential'), 400, 'InvalidArgument'],
  ['without a date', () => without('X-Amz-Date'), 400, 'InvalidArgument'],
  ['without an algorithm', () => without('X-Amz-Algorithm'), 400, 'InvalidArgument'],
  ['without a key', () => without('key'), 400, 'InvalidArgument'],
  ['with an empty key', () => ({ ...genuine(), key: '' }), 400, 'InvalidArgument'],
  [
    'with a signature of zeros',
    () => ({ ...genuine(), 'X-Amz-Signature': '0'.repeat(64) }),
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'with half a signature',
    () => ({ ...genuine(), 'X-Amz-Signature': genuine()['X-Amz-Signature']!.slice(0, 32) }),
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'with a signature in capitals',
    () => ({ ...genuine(), 'X-Amz-Signature': genuine()['X-Amz-Signature']!.toUpperCase() }),
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'signed with a guessed secret',
    () => signPostFields({ ...testKeys, secretAccessKey: 'guess' }, 'files', limits),
    403,
    'SignatureDoesNotMatch',
  ],
  ['of an unknown access key', () => signPostFields(stranger, 'files', limits), 403, 'InvalidAccessKeyId'],
  ['with another algorithm', () => ({ ...genuine(), 'X-Amz-Algorithm': 'none' }), 400, 'InvalidArgument'],
  [
    'with another region',
    () => ({ ...genuine(), 'X-Amz-Credential': genuine()['X-Amz-Credential']!.replace('/local/', '/us-east-1/') }),
    400,
    'InvalidArgument',
  ],
  ['moved to another day', () => onDay('20300101T000000Z'), 403, 'SignatureDoesNotMatch'],
  [
    'moved to another hour',
    () => ({ ...genuine(), 'X-Amz-Date': `${formatAmzDate(new Date()).slice(0, 9)}000001Z` }),
    403,
    'AccessDenied',
  ],
  [
    'with a longer life',
    () =>
      withPolicy((policy) => {
        policy.expiration = '2099-01-01T00:00:00.000Z'
      }),
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'with a higher limit',
    () =>
      withPolicy((policy) => {
        policy.conditions.push(['content-length-range', 0, 1e9])
      }),
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'with no conditions',
    () =>
      withPolicy((policy) => {
        policy.conditions = []
      }),
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'with an expired policy',
    () => signPostFields(testKeys, 'files', { ...limits, expiresInSeconds: -1 }),
    403,
    'AccessDenied',
  ],
  ['for another bucket', () => signPostFields(testKeys, 'other', limits), 403, 'AccessDenied'],
  ['with another bucket in its fields', () => ({ ...genuine(), bucket: 'other' }), 403, 'AccessDenied'],
  ['with the key of another owner', () => ({ ...genuine(), key: 'temp/yours/a' }), 403, 'AccessDenied'],
  ['with a key above its prefix', () => ({ ...genuine(), key: `../${limits.keyPrefix}a` }), 403, 'AccessDenied'],
  [
    'with the placeholder in front of the prefix',
    () => ({ ...genuine(), key: `${fileNamePlaceholder}/temp/mine/a` }),
    403,
    'AccessDenied',
  ],
  ['with a key too long', () => ({ ...genuine(), key: `temp/mine/${'x'.repeat(1100)}` }), 400, 'KeyTooLongError'],
  ['with a public acl', () => ({ ...genuine(), acl: 'public-read' }), 403, 'AccessDenied'],
  ['with a content type nobody signed', () => ({ ...genuine(), 'Content-Type': 'text/html' }), 403, 'AccessDenied'],
  [
    'with a redirect nobody signed',
    () => ({ ...genuine(), success_action_redirect: 'http://evil.example' }),
    403,
    'AccessDenied',
  ],
  ['with a security token', () => ({ ...genuine(), 'X-Amz-Security-Token': 'x' }), 403, 'AccessDenied'],
  ['with metadata', () => ({ ...genuine(), 'x-amz-meta-note': 'x' }), 403, 'AccessDenied'],
  ['with the same field in two spellings', () => ({ ...genuine(), KEY: 'temp/mine/b' }), 400, 'InvalidArgument'],
  [
    'with fields of 30 kB',
    () => ({ ...genuine(), 'x-ignore-me': 'x'.repeat(30_000) }),
    400,
    'MaxPostPreDataLengthExceeded',
  ],
  ['with a signed policy that is no JSON', () => signedPolicy('bm90IGpzb24='), 400, 'InvalidPolicyDocument'],
  [
    'with a signed policy of another shape',
    () => signedPolicy(Buffer.from('{"conditions":{}}').toString('base64')),
    400,
    'InvalidPolicyDocument',
  ],
]

describe('a tampered form', () => {
  it.each(tampered)('is rejected %s', async (_title, fields, status, code) => {
    const answer = await postForm(url, fields(), { fileName: 'a.txt', size: 10 })
    expect([answer.status, answer.code]).toEqual([status, code])
  })

  it.each<[string, (fields: Fields) => Promise<Answer>, string]>([
    ['without a file', () => postRaw(url, `--${testBoundary}--\r\n`), 'InvalidArgument'],
    [
      'with two files',
      (fields) => postRaw(url, `${head(fields)}one\r\n${head({})}two\r\n--${testBoundary}--\r\n`),
      'InvalidArgument',
    ],
    [
      'with its fields behind the file',
      (fields) => postRaw(url, `${head({})}one\r\n${fieldsOnly(fields)}--${testBoundary}--\r\n`),
      'InvalidArgument',
    ],
    ['without the closing boundary', (fields) => postRaw(url, `${head(fields)}one`), 'MalformedPOSTRequest'],
    [
      'with a nameless part',
      () => postRaw(url, `--${testBoundary}\r\nContent-Type: text/plain\r\n\r\nx\r\n--${testBoundary}--`),
      'MalformedPOSTRequest',
    ],
    [
      'with endless headers',
      () => postRaw(url, `--${testBoundary}\r\nX: ${'x'.repeat(40_000)}`),
      'MalformedPOSTRequest',
    ],
    [
      'that is no multipart form',
      () => postRaw(url, 'key=a', 'application/x-www-form-urlencoded'),
      'MalformedPOSTRequest',
    ],
    ['that names no boundary', () => postRaw(url, 'x', 'multipart/form-data'), 'MalformedPOSTRequest'],
    ['that is empty', () => postRaw(url, ''), 'MalformedPOSTRequest'],
  ])('is rejected %s', async (_title, send, code) => {
    const answer = await send(genuine())
    expect([answer.status, answer.code]).toEqual([400, code])
  })

  it.each(['', '.', '..', '/', 'a/..', 'C:\\'])('is rejected when its file is named "%s"', async (fileName) => {
    const answer = await postForm(url, genuine(), { fileName, size: 10 })
    expect([answer.status, answer.code]).toEqual([400, 'InvalidArgument'])
  })

  it('stores nothing', async () => {
    for await (const file of served.store.list('')) expect.unreachable(`${file.key} was stored`)
    expect(await served.incoming()).toEqual([])
    expect(served.faults).toEqual([])
  })

  const fieldsOnly = (fields: Fields) => head(fields).replace(/--[^\r]*\r\n[^\r]*name="file"[\s\S]*$/, '')
  const head = (fields: Fields) => formHead(Object.entries(fields), 'a.txt')
})

describe('a form signed by the AWS SDK with the same keys', () => {
  it('is accepted and answered with XML', async () => {
    const client = new S3Client({
      region: 'local',
      endpoint: `http://127.0.0.1:${served.port}/store`,
      forcePathStyle: true,
      credentials: testKeys,
    })
    const form = await createPresignedPost(client, {
      Bucket: 'files',
      Key: `sdk/${fileNamePlaceholder}`,
      Conditions: [
        ['content-length-range', 0, 5000],
        ['starts-with', '$Content-Type', 'image/'],
      ],
      Fields: { success_action_status: '201', 'Content-Type': 'image/png' },
    })
    const answer = await postForm(form.url, form.fields, { fileName: 'C:\\maps\\R&D <1>.png', size: 5000 })
    expect(answer.status).toBe(201)
    expect(answer.body).toContain('<Key>sdk/R&#38;D &#60;1&#62;.png</Key>')
    expect(answer.headers.location).toBe(`${url}/sdk/R%26D%20%3C1%3E.png`)
    expect(await served.store.stat('sdk/R&D <1>.png')).toMatchObject({ size: 5000 })
    const text = await postForm(form.url, { ...form.fields, 'Content-Type': 'text/html' }, { fileName: 'a', size: 1 })
    expect([text.status, text.code]).toEqual([403, 'AccessDenied'])
  })
})
