import type { Page, Response } from 'playwright-core'

/** Playwright's default looks once a frame, and a tab behind another one may get none. */
const notByFrames = { polling: 20 }

/** Opens a page and waits until it is interactive: a prerendered page appears before its script has loaded. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await waitUntilInteractive(page)
  return response
}

/** Changes to another page as a link does, which takes a third of the time. Loads the portal where it is not open yet. */
export async function changePage(page: Page, path: string): Promise<void> {
  if (!(await page.evaluate(isHydrated))) return void (await openPage(page, path))
  await page.evaluate((path) => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && location.pathname !== path) heading.dataset.previous = heading.textContent
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState(null, '', path)
  }, path)
  // Pages of one kind share their heading: then it has another text, or the focus, which the portal moves to it.
  const isShown = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    return heading && (heading.dataset.previous !== heading.textContent || heading === document.activeElement)
  }
  await page.waitForFunction(isShown, undefined, notByFrames)
}

const isHydrated = (): boolean => {
  const last = document.getElementById('root')?.lastElementChild ?? {}
  return Object.keys(last).some((key) => key.startsWith('__react'))
}

/** Waits until the page has replaced its skeleton and is fully hydrated. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(isHydrated, undefined, notByFrames)
  await page.evaluate(() => new Promise((effectsAreDone) => requestIdleCallback(effectsAreDone, { timeout: 1000 })))
}

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
