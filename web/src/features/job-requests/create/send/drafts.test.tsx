// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setSession } from '../../../../shared/session/session.ts'
import { signedIn, stubApi } from '../../../../shared/test-page.tsx'
import { heading, member, portal, press, show, type } from './test-sending.tsx'

afterEach(() => localStorage.clear())

describe('a member', () => {
  it('finds the draft again, and can throw it away', async () => {
    setSession(signedIn())
    stubApi(portal)
    await show(member)
    await heading('Documents')
    type('Project name', 'Half a thought')
    await waitFor(() => expect(localStorage.getItem('portolan-request-draft/client@harbor.example')).toBeTruthy())
    await show(member)
    await screen.findByText(/Draft restored/)
    expect(screen.getAllByDisplayValue('Half a thought')).toHaveLength(2)
    await press('Start over')
    await waitFor(() => expect(screen.queryByText(/Draft restored/)).toBeNull())
    expect(localStorage.getItem('portolan-request-draft/client@harbor.example')).toBeNull()
  })

  it('finds uploaded files of the draft again, and is asked for those that are gone', async () => {
    setSession(signedIn())
    const calls = stubApi({ ...portal, 'POST /api/tempFiles/actions/find': { fileKeys: ['temp/1/kept.txt'] } })
    await show(member)
    await heading('Documents')
    type('Project name', 'Half a thought')
    const key = 'portolan-request-draft/client@harbor.example'
    await waitFor(() => expect(localStorage.getItem(key)).toBeTruthy())
    const file = (name: string, fileKey: string | null) => ({ list: 'project', name, size: 2048, fileKey })
    const files = [file('kept.txt', 'temp/1/kept.txt'), file('swept.txt', 'temp/1/swept.txt'), file('new.txt', null)]
    const draft = { ...JSON.parse(localStorage.getItem(key) ?? ''), files }
    cleanup()
    localStorage.setItem(key, JSON.stringify(draft))
    await show(member)
    expect(await screen.findByText('2 kB · Uploaded, ready to send')).toBeTruthy()
    expect(screen.getByText('We no longer have swept.txt. Choose it again.')).toBeTruthy()
    expect(screen.getByText('We no longer have new.txt. Choose it again.')).toBeTruthy()
    expect(calls.find(({ request }) => request.endsWith('/tempFiles/actions/find'))?.body).toEqual({
      fileKeys: ['temp/1/kept.txt', 'temp/1/swept.txt'],
    })
    await press('Send for estimation')
    await heading('What happens next')
    expect(calls.find(({ request }) => request === 'POST /api/jobRequests')?.body).toMatchObject({
      files: [{ fileName: 'kept.txt', fileKey: 'temp/1/kept.txt', category: 'SOURCE_DOCUMENT' }],
    })
  })
})
