import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'

const minute = 60_000
const returnToTab = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

it('SHELL-43 caches answers for twenty minutes, then fetches again', async ({ open }) => {
  const page = await open()
  await page.clock.install()
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/faq')) requests += 1
  })
  await openPage(page, '/consoleHelp')
  await page.getByText('How do I get a quote?').waitFor()

  await page.clock.fastForward(19 * minute)
  await returnToTab(page)
  await page.clock.runFor(1_000)
  expect(requests).toBe(1)
  await page.clock.fastForward(minute)
  await returnToTab(page)
  await expect.poll(() => requests).toBe(2)
})
