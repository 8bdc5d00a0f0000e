import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { lookOften } from './chromium/look-often.ts'
import { KeptTabs } from './kept-tabs.ts'
import { type Visitor, Visitors } from './people/visitors.ts'
import type { Tab } from './reused-context.ts'

export type Open = (visitor?: Visitor) => Promise<Page>

/** A journey through the portal. It fails at the end if its pages reported errors. */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from the pattern; here none
  .extend('visitors', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Visitors> => {
    const browser = await launchBrowser()
    await lookOften(browser)
    onCleanup(() => browser.close())
    return new Visitors(browser)
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from the pattern; here none
  .extend('pageErrors', async ({}, { onCleanup }): Promise<string[]> => {
    const pageErrors: string[] = []
    onCleanup(() => expect(pageErrors, 'errors of the pages').toEqual([]))
    return pageErrors
  })
  /** A visitor with an empty browser context. */
  .extend('open', async ({ visitors, pageErrors }, { onCleanup }): Promise<Open> => {
    const pages: Page[] = []
    onCleanup(() => closeInTime(pages.map((page) => page.context().close())))
    return async (visitor = {}) => {
      const page = await visitors.open(visitor, (error) => pageErrors.push(error))
      pages.push(page)
      return page
    }
  })
  /** A visitor with a reused context: much faster, for journeys that change nothing. */
  .extend('openAgain', async ({ visitors, pageErrors }, { onCleanup }): Promise<Open> => {
    const tabs: Tab[] = []
    onCleanup(() => closeInTime(tabs.map((tab) => tab.leave())))
    return async (visitor = {}) => {
      const tab = await visitors.openAgain(visitor, (error) => pageErrors.push(error))
      tabs.push(tab)
      return tab.page
    }
  })
  .extend('keptTabs', { scope: 'file' }, async ({ visitors }, { onCleanup }): Promise<KeptTabs> => {
    const keptTabs = new KeptTabs(visitors)
    onCleanup(() => keptTabs.leave())
    return keptTabs
  })
  /** A visitor on the page where the journey before left them: faster still, for journeys that only look at pages. */
  .extend('stay', async ({ keptTabs, pageErrors }): Promise<Open> => {
    return (visitor = {}) => keptTabs.open(visitor, (error) => pageErrors.push(error))
  })

/** A crashed page may never close. Its journey has failed by then, so the others continue. */
async function closeInTime(ends: readonly Promise<void>[]): Promise<void> {
  const late = new Promise((give) => setTimeout(give, 20_000).unref())
  await Promise.race([Promise.all(ends), late])
}
