import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { portalUrl } from './portal-url.ts'

/** The pages behind the address bar cost twice as much as the page that is looked at. */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

/** What Playwright switches off itself; the last list that is given counts alone. */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
]

/** Quiet: nothing is fetched but what the pages ask for, and nothing from beyond this machine. */
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  `--disable-features=${[...unwanted, ...addressBar].join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-first-run',
]

/** Without the sandbox only where there is no user to confine. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  const chromiumSandbox = process.getuid?.() !== 0
  return chromium.launch({ executablePath, args: [...flags, ...args, ...more], chromiumSandbox })
}

export const wide = { width: 1280, height: 900 }
export const narrow = { width: 390, height: 844 }

/** Remembers nothing of others. */
export async function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portalUrl(), viewport: wide, ...options })
  context.setDefaultTimeout(90_000)
  return context
}
