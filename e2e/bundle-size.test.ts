import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { choose } from './support/people/sign-in.ts'
import { differentPages } from './support/route-table.ts'

const homeBudget = 118_000
const pageBudget = 220_000

/** Counts the transferred bytes of JavaScript until the network is idle. */
function measureScripts(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = []
  const count = (request: Request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  page.on('requestfinished', count)
  return async () => {
    await page.waitForLoadState('networkidle')
    page.off('requestfinished', count)
    return (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
  }
}

const gzipOnly = { extraHTTPHeaders: { 'accept-encoding': 'gzip' } }

/** Every visit is like a first one. */
async function disableCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

it('is readable without JavaScript', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'All your translations in one place' }).waitFor()
  await page.getByRole('contentinfo').getByText('support@portolan.example').waitFor()
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await page.getByRole('heading', { level: 1, name: 'New request' }).waitFor()
})

it('loads at most 118 kB of JavaScript on the home page and 220 kB on any other', async ({ open }) => {
  const tabs = new Map<string | undefined, Page>()
  const heavy: string[] = []
  for (const { path, as } of differentPages) {
    const page = tabs.get(as) ?? (await open({ ...gzipOnly, ...(as && { as }), provokes: statusError(404) }))
    if (!tabs.has(as)) await disableCache(page)
    tabs.set(as, page)
    const weight = measureScripts(page)
    await openPage(page, path)
    const bytes = await weight()
    expect(bytes, path).toBeGreaterThan(50_000)
    const budget = path === '/' && !as ? homeBudget : pageBudget
    if (bytes > budget) heavy.push(`${path} ${bytes} B`)
  }
  expect(heavy).toEqual([])
})

it('stays within the budget with the account settings open', async ({ open }) => {
  const page = await open({ ...gzipOnly, as: 'admin@portolan.example' })
  const weight = measureScripts(page)
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  await page.getByRole('dialog').waitFor()
  expect(await weight()).toBeLessThanOrEqual(pageBudget)
})
