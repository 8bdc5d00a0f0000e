import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { wide } from './browser.ts'
import { reportPageErrors } from './page-errors.ts'
import { watchTraffic } from './traffic.ts'

export type Tab = { readonly page: Page; leave(): Promise<void> }
type IdleTab = { readonly page: Page; report: (problem: string) => void }

/** An empty page of the portal's origin, so that the process keeps its compiled code. */
const emptyPage = '/healthz'

/** A browser context that keeps its tabs: the next page in one takes half the time of a new tab. */
export class ReusedContext {
  readonly #context: BrowserContext
  readonly #options: BrowserContextOptions
  readonly #idle: IdleTab[] = []

  constructor(context: BrowserContext, options: BrowserContextOptions) {
    this.#context = context
    this.#options = options
  }

  /** Opens a tab with an empty page of the portal. */
  async tab(complain: (problem: string) => void): Promise<Tab> {
    const tab = this.#idle.pop() ?? (await this.#newTab())
    tab.report = complain
    return { page: tab.page, leave: () => this.#leave(tab) }
  }

  async #newTab(): Promise<IdleTab> {
    const tab: IdleTab = { page: await this.#context.newPage(), report: () => {} }
    reportPageErrors(tab.page, (problem) => tab.report(problem))
    watchTraffic(tab.page)
    await tab.page.goto(emptyPage)
    return tab
  }

  async #leave(tab: IdleTab): Promise<void> {
    const { page } = tab
    tab.report = () => {}
    try {
      await this.#clear(page)
      this.#idle.push(tab)
    } catch {
      await page.close()
    }
  }

  async #clear(page: Page): Promise<void> {
    const { colorScheme = 'light', reducedMotion = 'reduce', viewport } = this.#options
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(emptyPage, { timeout: 10_000 })
    await page.evaluate(() => sessionStorage.clear())
    await page.emulateMedia({ colorScheme, reducedMotion })
    await page.setViewportSize(viewport ?? wide)
  }
}
