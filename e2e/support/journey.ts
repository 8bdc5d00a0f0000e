import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Visitor, Visitors } from './people/visitors.ts'
import type { Tab } from './reused-context.ts'

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
    onCleanup(() => inTime(pages.map((page) => page.context().close())))
    return async (visitor = {}) => {
      const page = await visitors.open(visitor, (complaint) => complaints.push(complaint))
      pages.push(page)
      return page
    }
  })
  /** Somebody who was here before: much quicker, for journeys that leave nothing behind. */
  .extend('openAgain', async ({ visitors, complaints }, { onCleanup }): Promise<Open> => {
    const tabs: Tab[] = []
    onCleanup(() => inTime(tabs.map((tab) => tab.leave())))
    return async (visitor = {}) => {
      const tab = await visitors.openAgain(visitor, (complaint) => complaints.push(complaint))
      tabs.push(tab)
      return tab.page
    }
  })

/** A page that crashed may never close: its journey has failed by then, and the others go on. */
async function inTime(ends: readonly Promise<void>[]): Promise<void> {
  const late = new Promise((give) => setTimeout(give, 20_000).unref())
  await Promise.race([Promise.all(ends), late])
}
