import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser, newContext } from './browser.ts'
import { listen } from './complaints.ts'
import { Sessions } from './sessions.ts'

export type Visitor = BrowserContextOptions & {
  /** Signed in as this demo account; nobody otherwise. */
  readonly as?: string
  /** What the journey provokes on purpose; every other complaint of the page fails it. */
  readonly provokes?: RegExp
}

/** A visitor with a browser of their own. */
type Open = (visitor?: Visitor) => Promise<Page>

/** Journeys through the portal. What their pages complained about is looked at when they end. */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the pattern names what is needed, here nothing
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('sessions', { scope: 'worker' }, async ({ browser }) => new Sessions(browser))
  .extend('open', async ({ browser, sessions }, { onCleanup }): Promise<Open> => {
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()))
      expect(complaints, 'complaints of the pages').toEqual([])
    })
    return async ({ as, provokes, ...options } = {}) => {
      const context = await newContext(browser, { ...options, ...(as && { storageState: await sessions.of(as) }) })
      contexts.push(context)
      listen(context, (complaint) => {
        if (!provokes?.test(complaint)) complaints.push(complaint)
      })
      return context.newPage()
    }
  })
