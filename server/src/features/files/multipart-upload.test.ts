import { createHash, randomBytes } from 'node:crypto'
import { type MultipartUpload, uploadLimits } from '@portolan/contract/files/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sweepUnfinishedUploads } from './sweep-unfinished-uploads.ts'

type Ask = (path: string, init?: RequestInit) => Promise<Response>

let portal: TestApp
let client: Ask
let stranger: Ask
beforeAll(async () => {
  portal = await testApp()
  client = await portal.as('client@harbor.example')
  stranger = await portal.as('employee@harbor.example')
})
afterAll(() => portal.close())

const action = async (ask: Ask, name: string, body: object) => {
  const reply = await ask(`/tempFiles/actions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) }
}
const start = async (ask: Ask, size: number, fileName = 'Film – 契約.mp4') => {
  const { status, body } = await action(ask, 'startMultipartUpload', { fileName, size })
  expect(status).toBe(201)
  return body as MultipartUpload
}
const put = async (ask: Ask, { uploadToken }: MultipartUpload, partNumber: number, bytes: Uint8Array<ArrayBuffer>) => {
  const { body } = await action(ask, 'signParts', { uploadToken, partNumbers: [partNumber] })
  return (await fetch(body.parts[0].url, { method: 'PUT', body: bytes })).status
}

describe('a large file in parts', () => {
  const size = 9_000_000
  const content = new Uint8Array(randomBytes(size))

  it('resumes after an interruption and becomes one file, through the whole server', async () => {
    const upload = await start(client, size)
    expect(upload).toMatchObject({ partBytes: 8_388_608, parts: 2 })
    expect(upload.fileKey).toMatch(/^temp\/[0-9a-f-]{36}\/Film – 契約\.mp4$/)
    expect(await put(client, upload, 2, content.subarray(upload.partBytes))).toBe(200)
    const token = { uploadToken: upload.uploadToken }
    expect(await action(client, 'listUploadedParts', token)).toEqual({ status: 200, body: { partNumbers: [2] } })
    expect(await action(client, 'completeMultipartUpload', token)).toMatchObject({
      status: 400,
      body: { errorCode: 'parts_missing' },
    })
    expect(await put(client, upload, 1, content.subarray(0, upload.partBytes))).toBe(200)
    const done = { status: 200, body: { fileKey: upload.fileKey } }
    expect(await action(client, 'completeMultipartUpload', token)).toEqual(done)
    expect(await action(client, 'completeMultipartUpload', token)).toEqual(done)
    expect(await portal.portal.fileStore.stat(upload.fileKey)).toMatchObject({
      size,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    expect(await action(client, 'listUploadedParts', token)).toMatchObject({ status: 404 })
  })

  it('is visible to its owner only: another account and a visitor get 404', async () => {
    const { uploadToken } = await start(client, 100)
    for (const ask of [stranger, portal.anyone]) {
      for (const name of ['listUploadedParts', 'completeMultipartUpload', 'abortMultipartUpload']) {
        expect(await action(ask, name, { uploadToken })).toMatchObject({
          status: 404,
          body: { errorCode: 'upload_not_found' },
        })
      }
      expect(await action(ask, 'signParts', { uploadToken, partNumbers: [1] })).toMatchObject({ status: 404 })
    }
    expect(await action(client, 'listUploadedParts', { uploadToken })).toMatchObject({ status: 200 })
  })

  it.each(['x', 'AAAA', '....', 'ü'])('refuses the invalid token %j', async (uploadToken) => {
    expect(await action(client, 'listUploadedParts', { uploadToken })).toMatchObject({ status: 404 })
  })

  it('refuses a token with one changed character', async () => {
    const { uploadToken } = await start(client, 100)
    const at = Math.floor(uploadToken.length / 2)
    const changed = uploadToken.slice(0, at) + (uploadToken[at] === 'A' ? 'B' : 'A') + uploadToken.slice(at + 1)
    expect(await action(client, 'listUploadedParts', { uploadToken: changed })).toMatchObject({ status: 404 })
  })

  it('REQ-40 is at most 40 MB for a visitor', async () => {
    const most = uploadLimits.anonymous.bytesPerFile
    expect(most).toBe(41_943_040)
    await start(portal.anyone, most)
    expect(await action(portal.anyone, 'startMultipartUpload', { fileName: 'a', size: most + 1 })).toMatchObject({
      status: 400,
      body: { errorCode: 'files_too_large', message: 'At most 40 MB per file can be uploaded.' },
    })
  })

  it('REQ-41 is at most 1000 MB for a signed-in user', async () => {
    const most = uploadLimits.signedIn.bytesPerFile
    expect(most).toBe(1_048_576_000)
    expect((await start(client, most)).parts).toBe(125)
    expect(await action(client, 'startMultipartUpload', { fileName: 'a', size: most + 1 })).toMatchObject({
      status: 400,
    })
  })

  it.each(['', '.', '..', 'a/b', 'a\\b', 'line\nbreak', 'x'.repeat(256)])('cannot be named %j', async (fileName) => {
    expect(await action(client, 'startMultipartUpload', { fileName, size: 1 })).toMatchObject({ status: 400 })
  })

  it('refuses part numbers out of range', async () => {
    const { uploadToken } = await start(client, size)
    for (const number of [0, 3, 1.5, -1])
      expect(await action(client, 'signParts', { uploadToken, partNumbers: [number] })).toMatchObject({ status: 400 })
  })

  it('is deleted when aborted', async () => {
    const upload = await start(portal.anyone, 100)
    await put(portal.anyone, upload, 1, content.subarray(0, 100))
    const token = { uploadToken: upload.uploadToken }
    expect(await action(portal.anyone, 'abortMultipartUpload', token)).toEqual({ status: 204, body: undefined })
    expect(await action(portal.anyone, 'completeMultipartUpload', token)).toMatchObject({ status: 404 })
  })

  it('is swept if not completed within a day', async () => {
    const { uploadToken } = await start(client, 100)
    const { fileStore } = portal.portal
    const after = (hours: number) =>
      sweepUnfinishedUploads({ fileStore, now: () => new Date(Date.now() + hours * 3_600_000) })
    expect(await after(23.9)).toBe(0)
    expect(await action(client, 'listUploadedParts', { uploadToken })).toMatchObject({ status: 200 })
    expect(await after(24.1)).toBeGreaterThan(0)
    expect(await action(client, 'listUploadedParts', { uploadToken })).toMatchObject({ status: 404 })
  })
})
