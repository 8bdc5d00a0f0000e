import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Visitor, Visitors } from './people/visitors.ts'
import type { Tab } from './reused-context.ts'

type Open = (visitor?: Visitor) => Promise<Page>

/** A journey through the portal. It fails at the end if its pages reported errors. */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from the pattern; here none
  .extend('visitors', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Visitors> => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return new Visitors(browser)
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from the pattern; here none
  .extend('complaints', async ({}, { onCleanup }): Promise<string[]> => {
    const complaints: string[] = []
    onCleanup(() => expect(complaints, 'complaints of the pages').toEqual([]))
    return complaints
  })
  /** A visitor with an empty browser context. */
  .extend('open', async ({ visitors, complaints }, { onCleanup }): Promise<Open> => {
    const pages: Page[] = []
    onCleanup(() => inTime(pages.map((page) => page.context().close())))
    return async (visitor = {}) => {
      const page = await visitors.open(visitor, (complaint) => complaints.push(complaint))
      pages.push(page)
      return page
    }
  })
  /** A visitor with a reused context: much faster, for journeys that change nothing. */
  .extend('openAgain', async ({ visitors, complaints }, { onCleanup }): Promise<Open> => {
    const tabs: Tab[] = []
    onCleanup(() => inTime(tabs.map((tab) => tab.leave())))
    return async (visitor = {}) => {
      const tab = await visitors.openAgain(visitor, (complaint) => complaints.push(complaint))
      tabs.push(tab)
      return tab.page
    }
  })

/** A crashed page may never close. Its journey has failed by then, so the others continue. */
async function inTime(ends: readonly Promise<void>[]): Promise<void> {
  const late = new Promise((give) => setTimeout(give, 20_000).unref())
  await Promise.race([Promise.all(ends), late])
}
