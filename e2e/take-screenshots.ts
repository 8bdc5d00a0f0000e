import { mkdir } from 'node:fs/promises'
import { changeLocale } from '@portolan/contract/accounts/accounts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser, narrow } from './support/browser.ts'
import { signIn } from './support/people/sign-in.ts'

/** The pictures of docs/SCREENSHOTS.md, of a portal with demo data: `npm run screenshots -- http://localhost:3000`. */
const [baseURL = 'http://localhost:3000'] = process.argv.slice(2)
const folder = new URL('../docs/screenshots/', import.meta.url).pathname
const wide = { width: 1440, height: 900 }

type Picture = {
  readonly name: string
  readonly path: string
  readonly form?: { readonly isNarrow?: boolean; readonly isDark?: boolean; readonly locale?: string }
  /** What is done on the page before. */
  readonly act?: (page: Page) => Promise<unknown>
}

const client = 'client@harbor.example'
const administrator = 'admin@portolan.example'
const buyer = 'buyer@procura.example'
const openLetters = async (page: Page) => {
  await page.getByRole('searchbox').first().fill('Discharge letters')
  await page
    .getByRole('link', { name: /^Discharge letters/ })
    .first()
    .click()
}
const firstLinkOfTable = (page: Page) => page.locator('tbody a').first().click()
const link = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first().click()

const pictures: Readonly<Record<string, readonly Picture[]>> = {
  visitor: [
    { name: 'home', path: '/' },
    { name: 'sign-in', path: '/?signIn=1' },
    { name: 'sign-up', path: '/signUp' },
    { name: 'request-form', path: '/createProject' },
    { name: 'request-form-narrow', path: '/createProject', form: { isNarrow: true, isDark: true } },
    { name: 'help', path: '/consoleHelp' },
    { name: 'provider-page', path: '/quickTranslation' },
    { name: 'not-found', path: '/no/such/page' },
    { name: 'api-docs', path: '/api/docs#createJobRequest' },
  ],
  [client]: [
    { name: 'client-home', path: '/' },
    { name: 'requests', path: '/requests' },
    { name: 'requests-arabic-narrow', path: '/requests', form: { isNarrow: true, locale: 'ar' } },
    { name: 'request', path: '/requests', act: openLetters },
    { name: 'quote', path: '/', act: link(/review it/i) },
    { name: 'quote-narrow', path: '/', act: link(/review it/i), form: { isNarrow: true, isDark: true } },
    { name: 'activity', path: '/activity' },
    { name: 'email-settings', path: '/emailSettings' },
    { name: 'translate-text', path: '/machineTranslation/textTranslation' },
    { name: 'translate-files', path: '/machineTranslation/fileTranslation' },
    { name: 'translate-media', path: '/machineTranslation/mediaTranslation' },
    { name: 'glossaries', path: '/machineTranslation/glossaries' },
    { name: 'reports', path: '/reports' },
    { name: 'report', path: '/reports', act: (page) => page.getByRole('main').getByRole('link').first().click() },
    { name: 'palette', path: '/requests', act: (page) => page.keyboard.press('Control+k') },
    { name: 'client-home-dark', path: '/', form: { isDark: true } },
    { name: 'client-home-spanish', path: '/', form: { locale: 'es' } },
  ],
  [buyer]: [
    { name: 'procurement', path: '/coupa' },
    { name: 'procurement-request', path: '/coupa', act: firstLinkOfTable },
  ],
  [administrator]: [
    { name: 'staff-home', path: '/' },
    { name: 'desk', path: '/desk' },
    { name: 'order', path: '/desk', act: firstLinkOfTable },
    { name: 'dashboard', path: '/DASHBOARD' },
    { name: 'dashboard-dark-narrow', path: '/DASHBOARD', form: { isNarrow: true, isDark: true } },
    { name: 'staff-list', path: '/DASHBOARD', act: link(/paula mendes/i) },
    { name: 'administration', path: '/administration' },
  ],
}

await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
try {
  for (const [person, ofPerson] of Object.entries(pictures)) await takeAll(browser, person, ofPerson)
} finally {
  await browser.close()
}

async function takeAll(browser: Browser, person: string, ofPerson: readonly Picture[]): Promise<void> {
  const signedIn = await browser.newContext({ baseURL, viewport: wide })
  if (person !== 'visitor') await signIn(await signedIn.newPage(), person)
  const storageState = await signedIn.storageState({ indexedDB: true })
  for (const { name, path, form = {}, act } of ofPerson) {
    const context = await browser.newContext({
      baseURL,
      storageState,
      viewport: form.isNarrow ? narrow : wide,
      colorScheme: form.isDark ? 'dark' : 'light',
      locale: 'en',
      reducedMotion: 'reduce',
    })
    if (form.locale) await readIn(form.locale, context)
    const page = await context.newPage()
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await act?.(page)
    // Until what was clicked has replaced its skeleton.
    await page.waitForTimeout(act ? 4_000 : 500)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 75 })
    await context.close()
  }
  await signedIn.close()
}

/** The account would keep the language, and the other pictures are in English. */
async function readIn(locale: string, context: BrowserContext): Promise<void> {
  await context.route(`/api${changeLocale.path}`, (route) => route.fulfill({ status: 204 }))
  await context.addInitScript((chosen) => localStorage.setItem('portolan.language', chosen), locale)
}
