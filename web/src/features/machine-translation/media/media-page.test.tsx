// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import MediaPage from './media-page.tsx'
import { aMediaRequest, mediaSettings, testApi, testOptions } from './test-media.ts'

const list = 'GET /api/jobRequests'
const page = (items: unknown[]) => ({ items, nextPageToken: null })
const show = () => showPage('/machineTranslation/mediaTranslation', MediaPage)

beforeEach(() => setSession(signedIn()))

describe('the list', () => {
  it('MTMEDIA-01 is that of media requests, with a way to create the first one', async () => {
    const calls = stubApi(testApi())
    await show()
    expect(await screen.findByText(/You have no audio or video requests yet/)).toBeTruthy()
    const query = calls.find(({ request }) => request.startsWith(list))?.request ?? ''
    expect(new URL(query.split(' ')[1] ?? '', 'http://portal').searchParams.get('origination')).toBe('MEDIAAI')
    expect(screen.getAllByRole('button', { name: 'New request' })).toHaveLength(2)
  })

  it('MTMEDIA-03 leads to the page of a request', async () => {
    stubApi(testApi({ [list]: page([aMediaRequest()]) }))
    await show()
    const link = await screen.findByRole('link', { name: 'Hand washing, video' })
    expect(link.getAttribute('href')).toBe(`/machineTranslation/mediaTranslation/${requestId}`)
  })

  it('is searched by the server', async () => {
    const calls = stubApi(testApi({ [list]: page([aMediaRequest()]) }))
    await show()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name or number' }), 'hands')
    await waitFor(() => expect(calls.at(-1)?.request).toContain('search=hands'))
  })
})

describe('where media cannot be translated', () => {
  it.each([
    ['INSTALLING', 40, /being installed \(40 % done\)/],
    ['FAILED', null, /could not be installed/],
    ['NOT_INSTALLED', null, /are not installed on this portal/],
    ['NO_SANDBOX', null, /cannot open audio and video in a protected environment/],
  ] as const)('the page says why: %s', async (state, percent, text) => {
    stubApi(testApi({ 'GET /api/machineTranslation/mediaOptions': testOptions({ state, percent }) }))
    await show()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'New request' })).toBeNull()
  })

  it('MTTEXT-05 the page says that it is turned off', async () => {
    stubApi(testApi({ 'GET /api/machineTranslation/settings': mediaSettings({ disableMediaTranslation: true }) }))
    await show()
    expect(await screen.findByText('This kind of translation is turned off for your organization.')).toBeTruthy()
  })
})
