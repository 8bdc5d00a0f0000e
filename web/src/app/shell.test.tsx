// @vitest-environment jsdom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../shared/api/query-client.ts'
import { setLocale } from '../shared/messages/language.ts'
import { type Session, setSession } from '../shared/session/session.ts'
import { stubApi } from '../shared/test-page.tsx'
import { makeRouter } from './router.tsx'
import { signInAs } from './test-session.ts'

// jsdom does not scroll.
window.scrollTo = () => {}

beforeEach(() => {
  const branding = document.createElement('script')
  branding.id = 'branding'
  branding.type = 'application/json'
  branding.textContent = JSON.stringify({
    providerName: 'Portolan Language Services',
    logoUrl: null,
    contactEmail: 'support@portolan.example',
    contactPhone: '+1 555 0100',
    isDemo: true,
    isPublicDemo: false,
    uploadTotalBytes: null,
    hasVisitorEstimates: false,
    timeZone: 'UTC',
    signIn: { authority: '/oidc', clientId: 'portal' },
  })
  document.body.append(branding)
})
afterEach(() => {
  cleanup()
  setSession(null)
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function open(path: string) {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return router
}

const header = () => within(screen.getByRole('banner'))
const openMenu = async () => {
  await userEvent.click(header().getByRole('button', { name: /user menu/i }))
  return screen.getAllByRole('menuitem').map((item) => item.textContent)
}

it('SHELL-21 shows a visitor the logo, Sign In and Sign Up, which goes to /signUp', async () => {
  const router = await open('/languageConnect')
  expect(screen.getByRole('banner').querySelector('img')?.getAttribute('src')).toBe('/icon.svg')
  expect(header().getByRole('link', { name: 'Sign In' })).toBeTruthy()
  await userEvent.click(header().getByRole('link', { name: 'Sign Up' }))
  expect(router.state.location.pathname).toBe('/signUp')
})

it('CLIENT-01 shows the members of a client its logo, and nothing in place of one that cannot be loaded', async () => {
  const clientConfig = { clientName: 'Harbor Health', logoUrl: '/harbor-logo.svg' } as Session['clientConfig']
  signInAs('CLIENT', { clientConfig })
  await open('/languageConnect')
  const logo = header().getByRole('img', { name: 'Harbor Health' }) as HTMLImageElement
  expect(logo.getAttribute('src')).toBe('/harbor-logo.svg')
  fireEvent.error(logo)
  expect(header().queryByRole('img', { name: 'Harbor Health' })).toBeNull()
  cleanup()
  signInAs('CLIENT', { clientConfig: { ...clientConfig, logoUrl: null } as Session['clientConfig'] })
  await open('/languageConnect')
  expect(screen.getByRole('banner').querySelectorAll('img')).toHaveLength(1)
})

it('SHELL-22 SHELL-23 shows an administrator Account Settings, Impersonate User and Sign Out', async () => {
  signInAs('ADMIN')
  await open('/languageConnect')
  expect(await openMenu()).toEqual(['Account Settings', 'Impersonate User', 'Sign Out'])
})

it('SHELL-23 offers nobody else to impersonate', async () => {
  signInAs('CLIENT_MANAGER')
  await open('/languageConnect')
  expect(await openMenu()).toEqual(['Account Settings', 'Sign Out'])
})

it('SHELL-22 SHELL-23 shows End Impersonation while one is running, and names the user over the page', async () => {
  signInAs('ADMIN', { isImpersonated: true, username: 'client@harbor.example' })
  await open('/languageConnect')
  expect(await openMenu()).toEqual(['Account Settings', 'End Impersonation', 'Sign Out'])
  expect(await header().findByText('You are acting as client@harbor.example.')).toBeTruthy()
})

it('SHELL-24 has a footer with a copyright, a contact email link and a phone link', async () => {
  await open('/no/such/page')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(`© ${new Date().getFullYear()} Portolan Language Services`)).toBeTruthy()
  expect(footer.getByRole('link', { name: 'support@portolan.example' }).getAttribute('href')).toBe(
    'mailto:support@portolan.example',
  )
  expect(footer.getByRole('link', { name: '+1 555 0100' }).getAttribute('href')).toBe('tel:+15550100')
})

it('SHELL-19 says in the place of the page that access is restricted', async () => {
  signInAs('LINGUIST')
  const router = await open('/reports')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Access to this page is restricted.')
  expect(router.state.location.pathname).toBe('/reports')
})

it('moves through the menu by keyboard and gives the focus back', async () => {
  signInAs('ADMIN')
  await open('/languageConnect')
  const trigger = header().getByRole('button', { name: /user menu/i })
  trigger.focus()
  const press = async (key: string) => {
    await userEvent.keyboard(key)
    await act(() => new Promise((next) => requestAnimationFrame(() => next(undefined))))
    return document.activeElement?.textContent
  }
  expect(await press('{ArrowDown}')).toBe('Account Settings')
  expect(await press('{End}')).toBe('Sign Out')
  expect(await press('{ArrowDown}')).toBe('Account Settings')
  expect(await press('{ArrowUp}')).toBe('Sign Out')
  expect(await press('i')).toBe('Impersonate User')
  expect(await press('{Home}')).toBe('Account Settings')
  await press('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

it('goes home by "g h" and shows the keys by "?", unless they are switched off', async () => {
  const router = await open('/languageConnect')
  await userEvent.keyboard('?')
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  await userEvent.click(keys.getByRole('checkbox', { name: 'Use keyboard shortcuts' }))
  await userEvent.click(keys.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('gh')
  await act(async () => {})
  expect(router.state.location.pathname).toBe('/languageConnect')
  localStorage.clear()
  await userEvent.keyboard('gh')
  await act(async () => {})
  expect(router.state.location.pathname).toBe('/')
})

const places = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const ofHarbor = { clientConfig: { clientName: 'Harbor Health', logoUrl: null } as Session['clientConfig'] }

it('leads a client to every tool of the organization, and marks the current place', async () => {
  stubApi({
    'GET /api/userAccount/enabledApplications': { applicationIds: ['createProject', 'reports', 'consoleHelp'] },
  })
  signInAs('CLIENT', ofHarbor)
  await open('/consoleHelp')
  await vi.waitFor(() => expect(places()).toEqual(['Home', 'Requests', 'New request', 'Reports', 'Help']))
  const current = screen.getByRole('navigation', { name: 'Main navigation' }).querySelectorAll('[aria-current=page]')
  expect([...current].map((link) => link.textContent)).toEqual(['Help'])
})

it('marks procurement on the list of requests, for buyers who have no other list', async () => {
  stubApi({ 'GET /api/userAccount/enabledApplications': { applicationIds: ['coupa'] } })
  signInAs('CLIENT_EMPLOYEE', ofHarbor)
  await open('/requests')
  await vi.waitFor(() => expect(places()).toEqual(['Home', 'Coupa Requests', 'Help']))
  const current = screen.getByRole('navigation', { name: 'Main navigation' }).querySelectorAll('[aria-current]')
  expect([...current].map((link) => link.textContent)).toEqual(['Coupa Requests'])
})

it('leads staff to the desk and the dashboard, and administrators to administration', async () => {
  stubApi({ 'GET /api/userAccount/enabledApplications': { applicationIds: [] } })
  signInAs('QUOTER')
  await open('/consoleHelp')
  await vi.waitFor(() => expect(places()).toEqual(['Home', 'Desk', 'Dashboard', 'Help']))
  cleanup()
  signInAs('ADMIN')
  await open('/consoleHelp')
  await vi.waitFor(() => expect(places()).toEqual(['Home', 'Desk', 'Dashboard', 'Administration', 'Help']))
})

it('marks the dashboard on the lists that it leads to', async () => {
  stubApi({ 'GET /api/userAccount/enabledApplications': { applicationIds: [] } })
  signInAs('QUOTER')
  await open('/pmdetails/Paula/null')
  await vi.waitFor(() => expect(places()).toContain('Dashboard'))
  const current = screen.getByRole('navigation', { name: 'Main navigation' }).querySelectorAll('[aria-current]')
  expect([...current].map((link) => link.textContent)).toEqual(['Dashboard'])
})

it('opens the folded navigation by a button, and closes it by Escape and by going elsewhere', async () => {
  stubApi({ 'GET /api/userAccount/enabledApplications': { applicationIds: [] } })
  signInAs('CLIENT', ofHarbor)
  await open('/terms')
  const toggle = header().getByRole('button', { name: 'Menu' })
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  const help = await within(screen.getByRole('navigation', { name: 'Main navigation' })).findByText('Help')
  help.focus()
  await userEvent.keyboard('{Escape}')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle)
  await userEvent.click(toggle)
  await userEvent.click(help)
  await vi.waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'))
})

it('leads visitors to the help in the footer, and shows them no navigation', async () => {
  await open('/languageConnect')
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
  const help = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Help' })
  expect(help.getAttribute('href')).toBe('/consoleHelp')
})

it('offers the language of the browser once, in that language', async () => {
  await import('./language-offer/language-offer.tsx')
  localStorage.removeItem('portolan.language')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'en'])
  await open('/consoleHelp')
  const bar = within(await screen.findByRole('region', { name: 'Idioma de esta página' }))
  await userEvent.click(bar.getByRole('button', { name: 'No, gracias' }))
  expect(screen.queryByRole('region', { name: 'Idioma de esta página' })).toBeNull()
  cleanup()
  await open('/consoleHelp')
  expect(screen.queryByRole('region', { name: 'Idioma de esta página' })).toBeNull()
  localStorage.removeItem('portolan.language')
  vi.restoreAllMocks()
})

it('offers no language after one was chosen', async () => {
  await import('./language-offer/language-offer.tsx')
  localStorage.removeItem('portolan.language')
  for (const browser of ['en-US', 'es-MX']) {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([browser])
    await open('/consoleHelp')
    if (browser === 'es-MX') await screen.findByRole('region', { name: 'Idioma de esta página' })
    await act(() => setLocale('ar'))
    // Texts of an offer would be there by then.
    await act(() => new Promise((done) => setTimeout(done, 50)))
    for (const name of ['Language of this page', 'Idioma de esta página'])
      expect(screen.queryByRole('region', { name })).toBeNull()
    cleanup()
    await act(() => setLocale('en'))
    localStorage.removeItem('portolan.language')
  }
  vi.restoreAllMocks()
})
