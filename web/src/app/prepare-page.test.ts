// @vitest-environment jsdom
import { getUserAccount } from '@portolan/contract/accounts/accounts'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../shared/api/query-client.ts'
import { startTestApi } from '../shared/api/test-api.ts'

vi.mock('../shared/session/stored-identity.ts', () => ({ storedIdToken: async () => 'token' }))
vi.mock('../shared/session/identity.ts', () => ({ onSignedOut() {}, leaveToSignOut: async () => {} }))

const id = '01a1e92d-6650-72d6-bb11-63bad7849aaa'
let api: Awaited<ReturnType<typeof startTestApi>>
/** The server answers who is signed in only after this. */
let tellAccount = (): void => {}

beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  api = await startTestApi(({ url }) =>
    url === '/api/userAccount'
      ? { body: getUserAccount.example.reply, until: new Promise<void>((resolve) => (tellAccount = resolve)) }
      : { status: 404 },
  )
  // biome-ignore lint/suspicious/noDocumentCookie: as a sign-in leaves it
  document.cookie = 'portolan-session=1'
})
afterEach(async () => {
  tellAccount()
  // biome-ignore lint/suspicious/noDocumentCookie: as a sign-out leaves it
  document.cookie = 'portolan-session=; max-age=0'
  queryClient.clear()
  await api.stop()
})

/** Opens a page as its entry does. */
async function open(path: string): Promise<void> {
  const { startSession } = await import('../shared/session/session.ts')
  const { makeRouter } = await import('./router.tsx')
  startSession()
  void makeRouter(createMemoryHistory({ initialEntries: [path] })).load()
}

const calls = () => api.received.map(({ url }) => url.replace('/api/', ''))

// First, because what other tests ask for may arrive late.
it('asks for nothing when the session ends because nobody was active for an hour', async () => {
  localStorage.setItem('portolan.lastActivity', String(Date.now() - 36e5 - 1000))
  await open('/createProject')
  await new Promise((later) => setTimeout(later, 500))
  expect(calls()).toEqual([])
})

it.each([
  ['/', ['userAccount/enabledApplications']],
  ['/createProject', ['userAccount/enabledApplications', 'userAccount/linkedClients', 'userAccount/languageGroups']],
  [`/quotes/${id}`, ['userAccount/enabledApplications', `jobRequests/${id}`]],
  [
    '/machineTranslation/textTranslation',
    ['userAccount/enabledApplications', 'machineTranslation/settings', 'languages'],
  ],
])('asks for the data of %s before it knows who is signed in', async (path, expected) => {
  await open(path)
  await expect.poll(calls).toEqual(expect.arrayContaining(['userAccount', ...expected]))
})
