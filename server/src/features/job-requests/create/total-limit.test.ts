import { getBranding } from '@portolan/contract/branding/branding'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draft, source, upload } from '../../../testing/job-requests.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let client: Caller
beforeAll(async () => {
  portal = await testApp({ UPLOAD_TOTAL_MB: '2' })
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const bytes = (megabytes: number) => new Uint8Array(megabytes * 1024 ** 2)

it('REQ-35 REQ-41 limits the total size of a request of a signed-in user, including reused files', async () => {
  expect(await portal.call(getBranding, {})).toMatchObject({ uploadTotalBytes: 2 * 1024 ** 2 })
  const one = source('one.bin', await upload(client, 'one.bin', bytes(1)))
  const first = await portal.call(createJobRequest, { body: draft([one]) }, client)
  const two = async () => source('two.bin', await upload(client, 'two.bin', bytes(1)))
  const again = source('one.bin', first.files[0]?.fileKey ?? '')
  await portal.call(createJobRequest, { body: draft([again, await two()]) }, client)
  const more = { ...source('three.txt', await upload(client, 'three.txt', 'x')), category: 'REFERENCE' as const }
  const body = draft([again, await two(), more])
  const refused = await portal.send(createJobRequest, { body }, client)
  expect([refused.status, await refused.json()]).toEqual([
    400,
    {
      errorCode: 'files_too_large',
      message: 'The files together exceed 2 MB.',
      params: { limit: 'total', megabytes: 2 },
    },
  ])
})
