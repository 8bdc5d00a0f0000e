import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { arrive } from './support/open-page.ts'
import { answered } from './support/page-errors.ts'
import { choose } from './support/people/sign-in.ts'
import { differentPages } from './support/route-table.ts'

const homeBudget = 120_000
const pageBudget = 220_000

/** Bytes of JavaScript that really came over the wire; the counting ends when the page is quiet. */
function weigh(page: Page): () => Promise<number> {
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

/** As on a first visit, over and over. */
async function keepNothing(page: Page): Promise<void> {
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
  await page.getByRole('heading', { level: 1, name: 'Create Project' }).waitFor()
})

it('is light: 120 kB of JavaScript for the home page, 220 kB for any other', async ({ open }) => {
  const tabs = new Map<string | undefined, Page>()
  for (const { path, as } of differentPages) {
    const page = tabs.get(as) ?? (await open({ ...gzipOnly, ...(as && { as }), provokes: answered(404) }))
    if (!tabs.has(as)) await keepNothing(page)
    tabs.set(as, page)
    const weight = weigh(page)
    await arrive(page, path)
    const bytes = await weight()
    expect(bytes, path).toBeGreaterThan(50_000)
    expect(bytes, path).toBeLessThanOrEqual(path === '/' && !as ? homeBudget : pageBudget)
  }
})

it('stays light with the account settings open', async ({ open }) => {
  const page = await open({ ...gzipOnly, as: 'admin@portolan.example' })
  const weight = weigh(page)
  await arrive(page, '/')
  await choose(page, 'Account Settings')
  await page.getByRole('dialog').waitFor()
  expect(await weight()).toBeLessThanOrEqual(pageBudget)
})
