// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import '../test-page.tsx'
import { identityStore } from './identity-store.ts'
import { setClockBy, storedIdToken } from './stored-identity.ts'

vi.mock('./identity-store.ts', () => ({ identityStore: { get: vi.fn() } }))

const now = () => Math.floor(Date.now() / 1000)
const store = (user: object | null) =>
  vi
    .mocked(identityStore.get)
    .mockImplementation(async (key) => (key === 'user:/oidc:portal' ? user && JSON.stringify(user) : null))

afterEach(() => setClockBy({ profile: { iat: now() } } as never))

it('finds the id token of the one who is signed in', async () => {
  store({ id_token: 'token', profile: { exp: now() + 60 } })
  expect(await storedIdToken()).toBe('token')
})

it('has none when nobody is signed in, and none that is about to expire', async () => {
  store(null)
  expect(await storedIdToken()).toBeNull()
  store({ id_token: 'token', profile: { exp: now() + 20 } })
  expect(await storedIdToken()).toBeNull()
})

it('goes by the clock of the issuer', async () => {
  setClockBy({ profile: { iat: now() - 600 } } as never)
  store({ id_token: 'token', profile: { exp: now() - 500 } })
  expect(await storedIdToken()).toBe('token')
})
