import type { Page, Response } from 'playwright-core'

/** Opens a page and waits until it is interactive: a prerendered page appears before its script has loaded. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await waitUntilInteractive(page)
  return response
}

/** Waits until the page has replaced its skeleton and is fully hydrated. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() => {
    const last = document.getElementById('root')?.lastElementChild ?? {}
    return Object.keys(last).some((key) => key.startsWith('__react'))
  })
  await page.evaluate(() => new Promise((effectsAreDone) => requestIdleCallback(effectsAreDone)))
}

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
