import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'
import { fileStoreSuite } from '../../../ports/file-store.suite.ts'
import { s3FileStore } from './s3.ts'

const { PORTOLAN_TEST_S3_URL: endpoint, PORTOLAN_TEST_S3_KEY, PORTOLAN_TEST_S3_SECRET } = process.env
const keys = { accessKeyId: PORTOLAN_TEST_S3_KEY ?? '', secretAccessKey: PORTOLAN_TEST_S3_SECRET ?? '' }
const place = { region: 'us-east-1', forcePathStyle: true }

describe('the S3 file store', () => {
  it('asks for a retry when nothing answers', async () => {
    const nowhere = await s3FileStore({
      ...place,
      endpoint: 'http://127.0.0.1:9',
      bucket: 'b',
      accessKeyId: 'a',
      secretAccessKey: 's',
    })
    await expect(nowhere.stat('a')).rejects.toMatchObject({ reason: 'unreachable', retry: 'later' })
  })
})

describe.skipIf(!endpoint)('the S3 file store against a real S3 (npm run test:s3)', () => {
  const bucket = `suite-${randomUUID()}`

  fileStoreSuite(async () => {
    const client = new S3Client({ ...place, endpoint: endpoint!, credentials: keys })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    client.destroy()
    return s3FileStore({ ...place, endpoint: endpoint!, bucket, ...keys })
  })

  it('fails for good when the access key is unknown', async () => {
    const stranger = await s3FileStore({
      ...place,
      endpoint: endpoint!,
      bucket,
      accessKeyId: 'NOBODY',
      secretAccessKey: 'none',
    })
    await expect(stranger.read('a')).rejects.toMatchObject({ reason: 'refused', retry: 'never' })
  })
})
