import { archiveJobRequest, getJobRequest, listJobRequests } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { draft, source, upload } from '../../../testing/job-requests.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let meridian: Caller
beforeAll(async () => {
  portal = await testApp()
  meridian = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const file = async (name: string, content = 'Five words are in here.') =>
  source(name, await upload(meridian, name, content))
const ask = async (more: object = {}) =>
  portal.call(createJobRequest, { body: { ...draft([await file('terms.txt')]), ...more } }, meridian)

type RequestQuery = z.input<NonNullable<(typeof listJobRequests)['query']>>
type RequestPage = z.output<NonNullable<(typeof listJobRequests)['reply']>>

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
      const query = { pageSize: 2, origination: 'WEBFORM' as const, ...(token && { pageToken: token }) }
      const page: RequestPage = await portal.call(listJobRequests, { query }, tandem)
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(...page.items.map(({ name }) => name))
      token = page.nextPageToken
    }
    expect(seen).toEqual(names.toReversed())
    const list = (query: RequestQuery) => portal.call(listJobRequests, { query }, tandem)
    expect((await list({ search: 'list 3' })).items.map(({ name }) => name)).toEqual(['List 3'])
    expect(await list({ status: 'COMPLETED,FAILED' })).toEqual({ items: [], nextPageToken: null })
    expect(await list({ status: '' })).toEqual(await list({}))
  })

  it('leaves out requests without a page for members where it is asked to', async () => {
    const { id } = await ask({ name: 'Sent by email' })
    const find = async (hasPage?: 'true') => {
      const query = { search: 'Sent by email', ...(hasPage && { hasPage }) }
      return (await portal.call(listJobRequests, { query }, meridian)).items.length
    }
    expect([await find(), await find('true')]).toEqual([1, 1])
    await portal.db.updateTable('job_request').set({ origination: 'EMAIL' }).where('id', '=', id).execute()
    expect([await find(), await find('true')]).toEqual([1, 0])
  })

  it('pages through several statuses as one list, ignoring duplicate statuses', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five']
    const statuses = ['COMPLETED', 'FAILED', 'COMPLETED', 'COMPLETED', 'FAILED'] as const
    for (const [index, name] of names.entries()) {
      const { id } = await ask({ name: `${name} of 100%` })
      await portal.db.updateTable('job_request').set({ status: statuses[index]! }).where('id', '=', id).execute()
      if (name === 'Four') await portal.call(archiveJobRequest, { params: { id } }, meridian)
    }
    const filter = { status: 'FAILED,COMPLETED,FAILED', search: 'of 100%', pageSize: 3 }
    const first = await portal.call(listJobRequests, { query: filter }, meridian)
    const { nextPageToken } = first
    if (nextPageToken === null) throw new Error('There is one page only')
    const next = await portal.call(listJobRequests, { query: { ...filter, pageToken: nextPageToken } }, meridian)
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
    const { nextPageToken } = await portal.call(listJobRequests, { query: { pageSize: 1 } }, meridian)
    for (const query of [{ pageToken: 'AAAA' }, { search: 'x', pageToken: String(nextPageToken) }])
      expect(await portal.refused(listJobRequests, { query }, meridian)).toEqual([400, 'page_token_invalid'])
  })
})
