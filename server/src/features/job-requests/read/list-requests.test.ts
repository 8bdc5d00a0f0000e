import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draft, refusal, source, upload } from '../../../testing/job-requests.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let meridian: Caller
let _harbor: Caller
beforeAll(async () => {
  portal = await testApp()
  meridian = await portal.as('client@meridian.example')
  _harbor = await portal.as('client@harbor.example')
})
afterAll(() => portal.close())

const file = async (name: string, content = 'Five words are in here.') =>
  source(name, await upload(meridian, name, content))
const ask = async (more: object = {}) =>
  portal.call(createJobRequest, { body: { ...draft([await file('terms.txt')]), ...more } }, meridian)
const _aLink = { url: 'https://files.example/a.docx', name: 'a.docx', category: 'SOURCE_DOCUMENT' as const }

describe('the list', () => {
  it('REQ-73 API-31 pages by token, the latest first, each request once', async () => {
    const tandem = await portal.as('client@tandem.example')
    const names = Array.from({ length: 5 }, (_, index) => `List ${index}`)
    for (const name of names) {
      const key = await upload(tandem, 'l.txt', 'x')
      await portal.call(createJobRequest, { body: draft([source('l.txt', key)], { name }) }, tandem)
    }
    const seen: string[] = []
    let token: string | null = ''
    while (token !== null) {
      const query = new URLSearchParams({ pageSize: '2', origination: 'WEBFORM', ...(token && { pageToken: token }) })
      const page = (await (await tandem(`/jobRequests?${query}`)).json()) as {
        items: JobRequestSummary[]
        nextPageToken: string | null
      }
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(...page.items.map(({ name }) => name))
      token = page.nextPageToken
    }
    expect(seen).toEqual(names.toReversed())
    const found = await tandem('/jobRequests?search=list%203')
    expect(((await found.json()) as { items: JobRequestSummary[] }).items.map(({ name }) => name)).toEqual(['List 3'])
    const none = await tandem('/jobRequests?status=COMPLETED,FAILED')
    expect(await none.json()).toEqual({ items: [], nextPageToken: null })
    const all = await tandem('/jobRequests')
    const ofNoStatus = await tandem('/jobRequests?status=')
    expect(await ofNoStatus.json()).toEqual(await all.json())
  })

  it('pages through several statuses as one list, ignoring duplicate statuses', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five']
    const statuses = ['COMPLETED', 'FAILED', 'COMPLETED', 'COMPLETED', 'FAILED'] as const
    for (const [index, name] of names.entries()) {
      const { id } = await ask({ name: `${name} of 100%` })
      await portal.db.updateTable('job_request').set({ status: statuses[index]! }).where('id', '=', id).execute()
      if (name === 'Four') await meridian(`/jobRequests/${id}/actions/archive`, { method: 'POST' })
    }
    const filter = 'status=FAILED,COMPLETED,FAILED&search=of%20100%25&pageSize=3'
    type Page = { items: JobRequestSummary[]; nextPageToken: string | null }
    const first = (await (await meridian(`/jobRequests?${filter}`)).json()) as Page
    const next = (await (await meridian(`/jobRequests?${filter}&pageToken=${first.nextPageToken}`)).json()) as Page
    expect([first, next].map(({ items }) => items.map(({ name }) => name.split(' ')[0]))).toEqual([
      ['Five', 'Three', 'Two'],
      ['One'],
    ])
    expect(next.nextPageToken).toBeNull()
    const whole = await portal.call(getJobRequest, { params: { id: first.items[0]!.id } }, meridian)
    expect(first.items[0]!.createTime).toBe(whole.createTime)
  })

  it('refuses a page token that is forged or belongs to another filter', async () => {
    for (let count = 0; count < 2; count++) await ask()
    const page = (await (await meridian('/jobRequests?pageSize=1')).json()) as { nextPageToken: string }
    for (const query of ['pageToken=AAAA', `search=x&pageToken=${page.nextPageToken}`])
      expect(await refusal(await meridian(`/jobRequests?${query}`))).toEqual([400, 'page_token_invalid'])
  })
})
