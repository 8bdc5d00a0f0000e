import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { portalUrl } from './portal-url.ts'

/** Quiet: nothing is fetched but what the pages ask for. Without the sandbox only where there is no user to confine. */
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  return chromium.launch({ executablePath, args: [...flags, ...args], chromiumSandbox: process.getuid?.() !== 0 })
}

export const wide = { width: 1280, height: 900 }
export const narrow = { width: 390, height: 844 }

/** What a page reported against itself: uncaught errors, refused resources, failed hydration. */
export type Visit = { readonly page: Page; readonly complaints: string[] }

/** A visitor of their own, with no memory of others. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: portalUrl(), viewport: wide, ...options })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints }
}
