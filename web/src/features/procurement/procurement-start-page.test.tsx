// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import ProcurementStartPage from './procurement-start-page.tsx'

const left = vi.hoisted(() => vi.fn(async () => {}))
// Leaving for the identity provider is the browser's to do: e2e/procurement.test.ts goes all the way.
vi.mock('../../shared/session/identity.ts', () => ({ leaveToSignIn: left, onSignedOut: () => {} }))

afterEach(() => {
  left.mockClear()
  sessionStorage.clear()
})

const start = () => showPage('/coupa/starter/9b2f6a4e', ProcurementStartPage, '/coupa/starter/$requestId')
const call = 'POST /api/tradeCentric/punchout/actions/initializeLogIn'

it('IDENT-38 COUPA-01 initializes the login, keeps the reference and signs in on the way to /coupa', async () => {
  const calls = stubApi({
    [call]: { signInTicket: 'q3V0', externalReferenceId: 'SESSION-1', jobRequestId: null },
  })
  await start()
  expect(screen.getByText('Signing you in…')).toBeTruthy()
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/coupa', 'ticket:q3V0'), { timeout: 30_000 })
  expect(calls.map(({ request, body }) => [request, body])).toEqual([[call, { requestId: '9b2f6a4e' }]])
  expect(sessionStorage.getItem('portolan.externalReferenceId')).toBe('SESSION-1')
  expect(screen.getByText('Signing you in…')).toBeTruthy()
})

it('IDENT-39 says that it is unable to sign in, and asks only once', async () => {
  const calls = stubApi({ [call]: refuses(404, 'punchout_not_found', 'This link has expired or was used already.') })
  await start()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Unable to sign in.  Please try again later.')
  expect(calls).toHaveLength(1)
  expect(left).not.toHaveBeenCalled()
})

it('IDENT-39 says the same when the identity provider cannot be reached', async () => {
  stubApi({ [call]: { signInTicket: 'q3V0', externalReferenceId: 'SESSION-1', jobRequestId: null } })
  left.mockRejectedValueOnce(new Error('no such host'))
  await start()
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to sign in.  Please try again later.')
})

it.each([
  ['punchout_used', 'This link was used already. Please start again from your procurement system.'],
  ['punchout_expired', 'This link has expired. Please start again from your procurement system.'],
])('IDENT-39 says why where the buyer can do something about it: %s', async (code, message) => {
  stubApi({ [call]: refuses(410, code, message) })
  await start()
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to sign in.  Please try again later.')
  expect(screen.getByText(message, { exact: false })).toBeTruthy()
})

it('leads to the earlier request of an inspected cart, and creates nothing for it', async () => {
  sessionStorage.setItem('portolan.externalReferenceId', 'SESSION-0')
  const id = '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22'
  stubApi({ [call]: { signInTicket: 'q3V0', externalReferenceId: null, jobRequestId: id } })
  await start()
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(`/coupa/${id}`, 'ticket:q3V0'))
  expect(sessionStorage.getItem('portolan.externalReferenceId')).toBeNull()
})
