import type { Page, Request } from 'playwright-core'

type Traffic = { begun: number; calls: number; readonly open: Set<Request> }

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/')

const traffics = new WeakMap<Page, Traffic>()

/** Follows the requests of a page, from before its first one. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { begun: 0, calls: 0, open: new Set() }
  traffics.set(page, traffic)
  page.on('request', (request) => {
    // What the previous page left open does not concern the next one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      traffic.open.clear()
      traffic.calls = 0
    }
    traffic.begun += 1
    if (isCall(request)) traffic.calls += 1
    traffic.open.add(request)
  })
  page.on('requestfinished', (request) => traffic.open.delete(request))
  page.on('requestfailed', (request) => traffic.open.delete(request))
}

/**
 * Waits until every request is answered and what the answers caused is shown. Playwright's `networkidle` means the same,
 * but always waits another half second.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const traffic = traffics.get(page)
  if (!traffic) throw new Error('The requests of this page are not watched.')
  const limit = Date.now() + 90_000
  for (;;) {
    const { begun } = traffic
    const isLoading = await page.evaluate(rest)
    if (traffic.open.size === 0 && traffic.begun === begun && !isLoading) return
    const open = [...traffic.open].map((request) => request.url())
    if (Date.now() > limit) throw new Error(`The page is still loading: ${open.join(' ') || 'it says so'}`)
  }
}

/** A page that has made calls makes them again in a new language. Pages whose data has no language do not: the wait ends. */
export async function untilAskedIn(language: string, page: Page): Promise<void> {
  if (!traffics.get(page)?.calls) return
  const isAsked = (request: Request) =>
    isCall(request) && request.headers()['accept-language']?.startsWith(language) === true
  await page.waitForRequest(isAsked, { timeout: 2_000 }).catch(() => {})
}

/** Lets the page do what it is about to do, and tells whether it still shows that it is loading. */
async function rest(): Promise<boolean> {
  for (let round = 0; round < 3; round += 1) {
    // Before a call, the portal reads its token from a database of the browser, which answers in turn.
    await indexedDB.databases()
    // Not by frames or idle callbacks, which a tab behind another one may never get.
    await scheduler.postTask(() => {}, { priority: 'background' })
  }
  return document.querySelector('[role=status] > .visually-hidden, [aria-busy=true]') !== null
}
