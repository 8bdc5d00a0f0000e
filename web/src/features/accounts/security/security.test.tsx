// @vitest-environment jsdom
import type { AccountSecurity } from '@portolan/contract/identity/security'
import type { UserSession } from '@portolan/contract/identity/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { WithQuery } from '../../../shared/api/query.tsx'
import type { Session } from '../../../shared/session/session.ts'
import { done, refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { Security } from './security.tsx'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const here: UserSession = {
  id: 'here',
  startedAt: minutesAgo(90),
  lastSeenAt: minutesAgo(0),
  userAgent: windows,
  ip: '192.0.2.10',
  isCurrent: true,
}
const elsewhere = { ...here, id: 'away', lastSeenAt: minutesAgo(5), userAgent: iPhone, isCurrent: false }
const plain: AccountSecurity = {
  hasPassword: true,
  isMfaOffered: false,
  isMfaEnabled: false,
  recoveryCodesLeft: 0,
  passkeys: [],
}

async function open(session: Session, more: Record<string, unknown> = {}) {
  const answers = {
    'GET /api/userAccount/security': plain,
    'GET /api/userAccount/sessions': [here, elsewhere],
    ...more,
  }
  const calls = stubApi(answers)
  await showPage('/', () => (
    <WithQuery>
      <Security session={session} />
    </WithQuery>
  ))
  return { answers: answers as Record<string, unknown>, calls }
}

const requests = (calls: readonly { request: string }[]) => calls.map(({ request }) => request)

describe('who may change what', () => {
  it('offers the authenticator app where the organization wants it, or it is on', async () => {
    await open(signedIn(), { 'GET /api/userAccount/security': { ...plain, isMfaEnabled: true } })
    expect(await screen.findByRole('button', { name: 'MFA settings' })).toBeTruthy()
  })

  it('does not offer it elsewhere', async () => {
    await open(signedIn())
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'MFA settings' })).toBeNull()
  })

  it('IDENT-08 offers federated users neither a password nor MFA', async () => {
    const { calls } = await open(signedIn({ isFederatedSsoAccount: true }))
    await screen.findByText('Chrome on Windows')
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
    expect(screen.queryByText('Authenticator app')).toBeNull()
    expect(requests(calls)).toEqual(['GET /api/userAccount/sessions'])
  })

  it('shows an administrator nothing of it in the name of someone else', async () => {
    const { calls } = await open(signedIn({ isImpersonated: true }))
    expect(screen.getByText(/While you act as someone else/)).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('shows an error when it cannot be loaded', async () => {
    await open(signedIn(), { 'GET /api/userAccount/security': refuses(403, 'forbidden', 'Not here.') })
    expect(await screen.findByText('Not here. [Error code: forbidden]')).toBeTruthy()
  })
})

describe('active sessions', () => {
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement

  it('names device, place and time, and which one is here', async () => {
    await open(signedIn())
    const mine = await rowOf('Chrome on Windows')
    expect(mine.textContent).toContain('This device')
    expect(mine.textContent).toContain('192.0.2.10 · last active now')
    expect(within(mine).queryByRole('button')).toBeNull()
    expect((await rowOf('Safari on iPhone')).textContent).toContain('last active 5 minutes ago')
  })

  it('ends one elsewhere', async () => {
    const end = 'POST /api/userAccount/sessions/away/actions/end'
    const { answers, calls } = await open(signedIn(), { [end]: done })
    await screen.findByText('Safari on iPhone')
    answers['GET /api/userAccount/sessions'] = [here]
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(requests(calls)).toContain(end)
  })

  it('asks before it signs out everywhere', async () => {
    const everywhere = 'POST /api/userAccount/sessions/actions/signOutEverywhere'
    const { calls } = await open(signedIn(), { [everywhere]: refuses(503, 'unavailable', 'Not now.') })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }))
    expect(requests(calls)).not.toContain(everywhere)
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    expect(await dialog.findByText('Not now. [Error code: unavailable]')).toBeTruthy()
    expect(requests(calls)).toContain(everywhere)
  })
})

describe('passkeys', () => {
  const laptop = { id: 'key-1', name: 'Laptop', createdAt: '2026-10-01T12:00:00.000Z', lastUsedAt: null }

  const canMake = (create: () => Promise<unknown>) => {
    vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: (options: unknown) => options })
    vi.stubGlobal('navigator', { ...navigator, userAgent: windows, language: 'en', credentials: { create } })
  }

  it('are not offered where the browser cannot make them', async () => {
    await open(signedIn())
    await screen.findByRole('button', { name: 'Change password' })
    expect(screen.queryByText('Passkeys')).toBeNull()
  })

  it('are made by the browser and kept under a name', async () => {
    canMake(async () => ({ toJSON: () => ({ id: 'key-1', type: 'public-key' }) }))
    const { answers, calls } = await open(signedIn(), {
      'POST /api/userAccount/passkeys/actions/start': { options: { challenge: 'abc' } },
      'POST /api/userAccount/passkeys': { status: 201, body: laptop },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('Chrome on Windows')
    await userEvent.clear(name)
    await userEvent.type(name, 'Laptop')
    answers['GET /api/userAccount/security'] = { ...plain, passkeys: [laptop] }
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Added Oct 01, 2026 · not used yet')).toBeTruthy()
    expect(calls.find(({ request }) => request === 'POST /api/userAccount/passkeys')?.body).toEqual({
      name: 'Laptop',
      credential: { id: 'key-1', type: 'public-key' },
    })
  })

  it('are not made when the user thinks better of it', async () => {
    canMake(() => Promise.reject(new DOMException('No.', 'NotAllowedError')))
    await open(signedIn(), { 'POST /api/userAccount/passkeys/actions/start': { options: {} } })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('No passkey was made. Try again when you are ready.')).toBeTruthy()
  })

  it('are removed after a question', async () => {
    const remove = 'POST /api/userAccount/passkeys/key-1/actions/remove'
    const { answers, calls } = await open(signedIn(), {
      'GET /api/userAccount/security': { ...plain, passkeys: [laptop] },
      [remove]: done,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the passkey “Laptop”' }))
    expect(requests(calls)).not.toContain(remove)
    answers['GET /api/userAccount/security'] = plain
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this passkey?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('Laptop')).toBeNull())
    expect(requests(calls)).toContain(remove)
  })
})
