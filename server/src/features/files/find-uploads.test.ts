import { findUploads } from '@portolan/contract/files/files'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draft, source, upload } from '../../testing/requests.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

it('finds uploads that the caller can still send, and none of others', async () => {
  const miriam = await portal.as('client@meridian.example')
  const helen = await portal.as('client@harbor.example')
  const kept = await upload(miriam, 'kept.txt', 'A text')
  const sent = await upload(miriam, 'sent.txt', 'A text')
  const foreign = await upload(helen, 'foreign.txt', 'A text')
  const ofVisitor = await upload(portal.anyone, 'visitor.txt', 'A text')
  await portal.call(createJobRequest, { body: draft([source('sent.txt', sent)]) }, miriam)
  const fileKeys = [kept, sent, foreign, ofVisitor, 'temp/none/at-all.txt', 'quotes/x', '../secret']
  expect(await portal.call(findUploads, { body: { fileKeys } }, miriam)).toEqual({ fileKeys: [kept] })
  expect(await portal.call(findUploads, { body: { fileKeys } })).toEqual({ fileKeys: [ofVisitor] })
})
