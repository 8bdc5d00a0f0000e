import type { Page } from 'playwright-core'
import { wide } from './browser.ts'
import { ignoreExpected, type ReportProblem, type Visitor, type Visitors } from './people/visitors.ts'
import type { Tab } from './reused-context.ts'

/** A tab per visitor that stays open between journeys, each of which goes on from the page of the one before. */
export class KeptTabs {
  readonly #visitors: Visitors
  readonly #tabs = new Map<string, Promise<Tab>>()
  #report: ReportProblem = () => {}

  constructor(visitors: Visitors) {
    this.#visitors = visitors
  }

  async open({ provokes, ...visitor }: Visitor, report: ReportProblem): Promise<Page> {
    this.#report = ignoreExpected(provokes, report)
    const key = JSON.stringify(visitor)
    const opening = this.#tabs.get(key) ?? this.#visitors.openAgain(visitor, (problem) => this.#report(problem))
    this.#tabs.set(key, opening)
    const { page } = await opening
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(wide)
    return page
  }

  async leave(): Promise<void> {
    for (const tab of this.#tabs.values()) await (await tab).leave()
  }
}
