// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadPageTexts } from '../messages/page-texts.ts'
import { codePage } from './code-page.ts'
import type { Frame } from './layout.ts'
import { pageFooter } from './page-footer.ts'
import { scriptSources } from './scripts.ts'
import { type SignInForm, signInPage } from './sign-in-page.ts'

const withoutFrame: Frame = { ...(await loadPageTexts('en')), layout: (_title, content) => content.markup }

/** Shows the page and runs its scripts outside of this module, as a browser does. */
function open(page: string): string[] {
  document.body.innerHTML = page
  const sources = [...document.body.querySelectorAll('script')].map(({ textContent }) => textContent)
  for (const source of sources) new Function(source)()
  return sources
}

const openSignIn = (form: Partial<SignInForm> = {}) =>
  open(signInPage(withoutFrame, { action: '/signIn/1', email: '', contactEmail: 'a@b.example', demo: null, ...form }))

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!

/** Replaces the server: every domain belongs to Orbit. */
const serveOrbit = () => {
  const fetched = vi.fn(async (_url: string) => Response.json({ organization: 'Orbit' }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function type(email: string): void {
  find<HTMLInputElement>('#email').value = email
  find('#email').dispatchEvent(new Event('change'))
}

afterEach(() => vi.unstubAllGlobals())

it('allows exactly the scripts of the pages in the policy', () => {
  for (const source of [...openSignIn(), ...open(codePage(withoutFrame, { action: '/signIn/1', kind: 'app' }))])
    expect(scriptSources).toContain(source)
})

it('shows and hides the password, and hides it again on submit', () => {
  openSignIn()
  const [button, input] = [find<HTMLButtonElement>('.reveal'), find<HTMLInputElement>('#password')]
  expect(button).toMatchObject({ hidden: false, ariaLabel: 'Show password' })
  expect(button.querySelectorAll('svg')).toHaveLength(2)
  button.click()
  expect(input.type).toBe('text')
  expect(button.ariaLabel).toBe('Hide password')
  find('#sign-in').dispatchEvent(new Event('submit'))
  expect(input.type).toBe('password')
  expect(button.ariaLabel).toBe('Show password')
})

describe('the organization of the typed address', () => {
  it('replaces the password, and sends only the domain to the server', async () => {
    const fetched = serveOrbit()
    openSignIn()
    type('eva@orbit.example')
    await expect.poll(() => find('[type=submit]').textContent).toBe('Continue with Orbit')
    expect(find<HTMLInputElement>('#password').disabled).toBe(true)
    expect(find('#with-password').hidden).toBe(true)
    expect(fetched.mock.calls.map(([url]) => new URL(url, location.href).search)).toEqual(['?email=%40orbit.example'])
    find('#instead').click()
    expect(find<HTMLInputElement>('#password').disabled).toBe(false)
    expect(find('[type=submit]').textContent).toBe('Sign in')
  })

  it('is shown at once if the server knows it, without asking again', () => {
    const fetched = serveOrbit()
    openSignIn({ email: 'eva@orbit.example', organization: 'Orbit' })
    expect(find('[type=submit]').textContent).toBe('Continue with Orbit')
    expect(fetched).not.toHaveBeenCalled()
  })
})

it('hides the passkey button in browsers without passkeys', () => {
  openSignIn()
  expect(find('#passkey').hidden).toBe(true)
})

describe('the choices of the footer', () => {
  const contact = { providerName: 'Portolan', contactEmail: 'a@b.example', contactPhone: '+1 555 0100', isDemo: false }
  const openFooter = () => open(pageFooter(contact, 2026, withoutFrame).markup)
  afterEach(() => {
    localStorage.clear()
    delete document.documentElement.dataset.scheme
  })
  const choose = (name: string, value: string) => {
    const select = find<HTMLSelectElement>(`[name=${name}]`)
    select.value = value
    select.dispatchEvent(new Event('change'))
  }

  it('are shown once scripts run, and are in the policy', () => {
    for (const source of openFooter()) expect(scriptSources).toContain(source)
    expect(find('#choices').hidden).toBe(false)
  })

  it('keep the language where the other pages look for it, and open the page again', () => {
    const replace = vi.fn()
    vi.stubGlobal('location', { protocol: 'http:', href: 'http://localhost/forgotPassword', replace })
    openFooter()
    choose('language', 'ar')
    expect(localStorage.getItem('portolan.language')).toBe('ar')
    expect(sessionStorage.getItem('portolan.choice')).toBe('ar')
    expect(document.cookie).toContain('portolan-language=ar')
    expect(replace).toHaveBeenCalledWith('http://localhost/forgotPassword')
  })

  it('change the colors at once and keep them', () => {
    openFooter()
    choose('scheme', 'dark')
    expect([document.documentElement.dataset.scheme, localStorage.getItem('portolan.scheme')]).toEqual(['dark', 'dark'])
    choose('scheme', 'system')
    expect(document.documentElement.dataset.scheme).toBeUndefined()
    expect(localStorage.getItem('portolan.scheme')).toBeNull()
  })
})
