import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { PresignedPost } from '@portolan/contract/files/files'
import { createPresignedPost } from '@portolan/contract/files/files'
import { getDownloadUrl, getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { draft, send, source } from '../../testing/requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sweepTemporaryFiles } from './sweep-temporary-files.ts'

const endpoint = process.env.PORTOLAN_TEST_S3_URL
const accessKeyId = process.env.PORTOLAN_TEST_S3_KEY ?? ''
const secretAccessKey = process.env.PORTOLAN_TEST_S3_SECRET ?? ''

describe.skipIf(!endpoint)('files of a request, where the store is S3', () => {
  let portal: TestApp
  let client: Caller
  const bucket = `portolan-claims-${Date.now()}`
  beforeAll(async () => {
    const s3 = new S3Client({
      endpoint: endpoint ?? '',
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    })
    await s3.send(new CreateBucketCommand({ Bucket: bucket }))
    portal = await testApp({
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      UPLOAD_VISITOR_QUOTA_MB: '130',
    })
    client = await portal.as('client@meridian.example')
  })
  afterAll(() => portal?.close())

  const form = async (ask: Caller | TestApp['anyone']) => {
    const reply = await portal.send(createPresignedPost, { body: undefined }, ask)
    return { status: reply.status, post: (await reply.json()) as PresignedPost }
  }
  const sweep = (hours: number) =>
    sweepTemporaryFiles({
      db: portal.db,
      fileStore: portal.portal.fileStore,
      now: () => new Date(Date.now() + hours * 3_600_000),
    })

  it('never change: the form writes to another key, and the digest of the first read is kept', async () => {
    const { post } = await form(client)
    await send(post, 'a.txt', 'Three good words')
    const key = (post.fields.key ?? '').replace('${filename}', 'a.txt')
    const { id, files } = await portal.call(createJobRequest, { body: draft([source('a.txt', key)]) }, client)
    await send(post, 'a.txt', 'MZ something else')
    const worker = await portal.startWorker()
    const status = async () => (await portal.call(getJobRequest, { params: { id } }, client)).status
    await vi.waitFor(async () => expect(await status()).toBe('QUOTE_READY_FOR_CLIENT_REVIEW'), { timeout: 30_000 })
    await worker.stop()
    const params = { id, fileKey: files[0]?.fileKey ?? '' }
    const { downloadUrl } = await portal.call(getDownloadUrl, { params }, client)
    expect(await (await fetch(downloadUrl)).text()).toBe('Three good words')
    const { sha256 } = await portal.db
      .selectFrom('job_request_file')
      .select('sha256')
      .where('job_request_id', '=', id)
      .where('category', '=', 'SOURCE_DOCUMENT')
      .executeTakeFirstOrThrow()
    expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    await sweep(0)
    expect(await portal.portal.fileStore.stat(key)).toBeUndefined()
  })

  it('are counted per form until the sweep has seen them, which limits the forms per network', async () => {
    const forms = [await form(portal.anyone), await form(portal.anyone), await form(portal.anyone)]
    expect(forms.map(({ status }) => status)).toEqual([201, 201, 413])
    const [first] = forms
    if (first) await send(first.post, 'b.txt', 'x')
    await sweep(1.1)
    const { total } = await portal.db
      .selectFrom('upload')
      .select(({ fn }) => fn.sum<string>('bytes').as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(64 * 1024)
    expect((await form(portal.anyone)).status).toBe(201)
  })
})
