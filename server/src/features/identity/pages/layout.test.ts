import { expect, it } from 'vitest'
import { readConfig } from '../../../main/config.ts'
import { html } from '../../../platform/web/html.ts'
import { loadPageTexts } from '../messages/page-texts.ts'
import { identityPages } from './identity-pages.ts'
import { frameOf } from './layout.ts'

it.each([
  [{}, false],
  [{ PORTOLAN_ORIGIN: 'https://portal.example', PORTOLAN_DEMO: 'on' }, true],
])('says on every sign-in page that this is a demo, where others can reach it: %j %s', async (environment, isShown) => {
  const page = frameOf(readConfig(environment).branding, () => new Date(), await loadPageTexts('en')).layout(
    'Sign in',
    html`<p>Form</p>`,
  )
  expect(page.includes('<p lang="en" dir="ltr">This is a demo.')).toBe(isShown)
})

it.each([
  ['ar-EG', 'rtl', 'تسجيل الدخول'],
  ['es-MX', 'ltr', 'Iniciar sesión'],
  ['de', 'ltr', 'Sign in'],
])('has the language and direction of its reader: %s', async (locale, dir, title) => {
  const { branding } = readConfig({})
  const pages = identityPages({ origin: 'http://localhost', branding, demo: null, now: () => new Date() })
  const page = (await pages.inLocale(locale)).signIn({ action: '/signIn/1', email: '' })
  expect(page).toContain(`<html lang="${locale}" dir="${dir}">`)
  expect(page).toContain(`<h1 id="title">${title}</h1>`)
})

it('has the texts of the portal and the choice of language and colors on every page', async () => {
  const { branding } = readConfig({})
  const pages = identityPages({ origin: 'http://localhost', branding, demo: null, now: () => new Date() })
  const page = (await pages.inLocale('es-MX')).resetLinkExpired()
  for (const path of ['/consoleHelp', '/terms', '/privacy', '/imprint']) expect(page).toContain(`<a href="${path}">`)
  expect(page).toContain('<option value="es" lang="es" selected>Español</option>')
  expect(page).toContain('<option value="ar" lang="ar">العربية</option>')
})
