import type { Page, Response } from 'playwright-core'

/** Opens a page and waits until it can be used: a prerendered one is there before its script is. */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await untilAlive(page)
  return response
}

/** The page shows itself and not its skeleton, and listens. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
