import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Visitor, Visitors } from './visitors.ts'

type Open = (visitor?: Visitor) => Promise<Page>

/** Journeys through the portal. What their pages complained about is looked at when they end. */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the pattern names what is needed, here nothing
  .extend('visitors', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Visitors> => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return new Visitors(browser)
  })
  // biome-ignore lint/correctness/noEmptyPattern: the pattern names what is needed, here nothing
  .extend('complaints', async ({}, { onCleanup }): Promise<string[]> => {
    const complaints: string[] = []
    onCleanup(() => expect(complaints, 'complaints of the pages').toEqual([]))
    return complaints
  })
  /** Somebody new, remembering nothing of others. */
  .extend('open', async ({ visitors, complaints }, { onCleanup }): Promise<Open> => {
    const pages: Page[] = []
    onCleanup(() => closeAll(pages.map((page) => page.context())))
    return async (visitor = {}) => {
      const page = await visitors.open(visitor, (complaint) => complaints.push(complaint))
      pages.push(page)
      return page
    }
  })
  /** Somebody who was here before: quicker, for journeys that leave nothing behind. */
  .extend('openAgain', async ({ visitors, complaints }, { onCleanup }): Promise<Open> => {
    const pages: Page[] = []
    onCleanup(() => closeAll(pages))
    return async (visitor = {}) => {
      const page = await visitors.openAgain(visitor, (complaint) => complaints.push(complaint))
      pages.push(page)
      return page
    }
  })

/** A page that crashed may never close: its journey has failed by then, and the others go on. */
async function closeAll(open: readonly { close(): Promise<void> }[]): Promise<void> {
  const closed = Promise.all(open.map((one) => one.close()))
  const late = new Promise((give) => setTimeout(give, 10_000).unref())
  await Promise.race([closed, late])
}
