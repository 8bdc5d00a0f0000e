import { get } from 'node:http'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { choose } from './support/people/sign-in.ts'
import { differentPages } from './support/route-table.ts'
import { waitUntilSettled } from './support/traffic.ts'

const homeBudget = 120_000
const pageBudget = 220_000

/** Notes which scripts a page loads, from the cache or not. Their sizes are asked for once, compressed as for any browser. */
function measureScripts(page: Page): () => Promise<number> {
  const urls = new Set<string>()
  const note = (request: Request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  }
  page.on('request', note)
  return async () => {
    await waitUntilSettled(page)
    page.off('request', note)
    return (await Promise.all([...urls].map(getSize))).reduce((sum, bytes) => sum + bytes, 0)
  }
}

const sizes = new Map<string, Promise<number>>()

function getSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? countBytes(url)
  sizes.set(url, size)
  return size
}

function countBytes(url: string): Promise<number> {
  return new Promise((counted, failed) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => counted(bytes))
    }).on('error', failed)
  })
}

it('is readable without JavaScript', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'All your translations in one place' }).waitFor()
  await page.getByRole('contentinfo').getByText('support@portolan.example').waitFor()
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await page.getByRole('heading', { level: 1, name: 'New request' }).waitFor()
})

it('loads at most 120 kB of JavaScript on the home page and 220 kB on any other', async ({ open }) => {
  const tabs = new Map<string | undefined, Page>()
  const heavy: string[] = []
  for (const { path, as } of differentPages) {
    const page = tabs.get(as) ?? (await open({ ...(as && { as }), provokes: statusError(404) }))
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
  const page = await open({ as: 'admin@portolan.example' })
  const weight = measureScripts(page)
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  await page.getByRole('dialog').waitFor()
  expect(await weight()).toBeLessThanOrEqual(pageBudget)
})
