import { createJobRequest } from '@portolan/contract/job-requests/create'
import { getRequestDefaults } from '@portolan/contract/job-requests/defaults'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draft, french, source, upload } from '../../../testing/requests.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let miriam: Caller
beforeAll(async () => {
  portal = await testApp()
  miriam = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const german = { id: 'deu', name: 'German (Germany)' }
async function order(sourceId: string, targets: (typeof german)[], caller = miriam) {
  const file = source('a.txt', await upload(caller, 'a.txt', 'A text'))
  const body = { ...draft([file]), sourceLanguage: { id: sourceId, name: sourceId }, targetLanguages: targets }
  await portal.call(createJobRequest, { body }, caller)
}

it('lists languages of the organization by frequency, and the latest choices of the caller', async () => {
  expect((await portal.call(getRequestDefaults, {}, miriam)).latest).toBeNull()
  await order('enu', [french])
  await order('enu', [french, german])
  await order('eng', [german, french])
  const { sourceLanguageIds, targetLanguageIds, latest } = await portal.call(getRequestDefaults, {}, miriam)
  expect(sourceLanguageIds.slice(0, 2)).toEqual(['enu', 'eng'])
  expect(targetLanguageIds.slice(0, 2)).toEqual([french.id, german.id])
  expect(latest).toEqual({ sourceLanguageId: 'eng', targetLanguageIds: ['deu', french.id], xtrfServiceId: null })
})

it('knows nothing about other organizations', async () => {
  const helen = await portal.as('client@harbor.example')
  const { targetLanguageIds } = await portal.call(getRequestDefaults, {}, helen)
  expect(targetLanguageIds).not.toContain('deu')
  const ofMeridian = { query: { clientId: 1002 } }
  expect(await portal.refused(getRequestDefaults, ofMeridian, helen)).toEqual([404, 'client_not_found'])
})
