import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { wide } from './browser.ts'
import { listen } from './page-errors.ts'

export type Tab = { readonly page: Page; leave(): Promise<void> }
type Idle = { readonly page: Page; hear: (complaint: string) => void }

/** Of the portal's own origin, so that the process and what it has compiled stay, and with nothing on it. */
const emptyPage = '/healthz'

/** Somebody who comes again and again, and keeps the tabs: the next page in one takes half the time of one in a new tab. */
export class Regular {
  readonly #context: BrowserContext
  readonly #options: BrowserContextOptions
  readonly #idle: Idle[] = []

  constructor(context: BrowserContext, options: BrowserContextOptions) {
    this.#context = context
    this.#options = options
  }

  /** A tab at an empty page of the portal. */
  async tab(complain: (complaint: string) => void): Promise<Tab> {
    const tab = this.#idle.pop() ?? (await this.#newTab())
    tab.hear = complain
    return { page: tab.page, leave: () => this.#leave(tab) }
  }

  async #newTab(): Promise<Idle> {
    const tab: Idle = { page: await this.#context.newPage(), hear: () => {} }
    listen(tab.page, (complaint) => tab.hear(complaint))
    await tab.page.goto(emptyPage)
    return tab
  }

  async #leave(tab: Idle): Promise<void> {
    const { page } = tab
    tab.hear = () => {}
    try {
      await this.#clear(page)
      this.#idle.push(tab)
    } catch {
      await page.close()
    }
  }

  async #clear(page: Page): Promise<void> {
    const { colorScheme = 'light', reducedMotion = 'no-preference', viewport } = this.#options
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(emptyPage, { timeout: 10_000 })
    await page.evaluate(() => sessionStorage.clear())
    await page.emulateMedia({ colorScheme, reducedMotion })
    await page.setViewportSize(viewport ?? wide)
  }
}
