import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { arrive } from './support/open-page.ts'

const minute = 60_000
const comeBackToTheTab = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

it('SHELL-43 takes what it was told as fresh for twenty minutes, and asks again after that', async ({ open }) => {
  const page = await open()
  await page.clock.install()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/faq')) asked += 1
  })
  await arrive(page, '/consoleHelp')
  await page.getByText('How do I get a quote?').waitFor()

  await page.clock.fastForward(19 * minute)
  await comeBackToTheTab(page)
  await page.clock.runFor(1_000)
  expect(asked).toBe(1)
  await page.clock.fastForward(minute)
  await comeBackToTheTab(page)
  await expect.poll(() => asked).toBe(2)
})
