import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium } from './chromium/find-chromium.ts'
import { portalUrl } from './portal-url.ts'

/** The browser's own pages cost twice as much as the tested page. */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

/** Includes the features that Playwright disables itself, because only the last list counts. */
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

/** No background requests, and nothing from outside this machine. */
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

/** Disables the sandbox only for root, where it does not work. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  const chromiumSandbox = process.getuid?.() !== 0
  return chromium.launch({ executablePath, args: [...flags, ...args, ...more], chromiumSandbox })
}

export const wide = { width: 1280, height: 900 }
export const narrow = { width: 390, height: 844 }

/** Has no state of other contexts. Movement would only take time: journeys that look at it ask for it. */
export async function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: portalUrl(),
    viewport: wide,
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(90_000)
  return context
}
