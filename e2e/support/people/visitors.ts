import { changeLocale } from '@portolan/contract/accounts/accounts'
import type { TargetLocale } from '@portolan/locale/locales'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { newContext } from '../browser.ts'
import { reportPageErrors } from '../page-errors.ts'
import { portalUrl } from '../portal-url.ts'
import { ReusedContext } from '../reused-context.ts'
import { emptyStorage, type StorageState, signedIn } from '../sessions.ts'
import { watchTraffic } from '../traffic.ts'

export type Visitor = BrowserContextOptions & {
  /** Signed in as this demo account; a visitor by default. */
  readonly as?: string
  /** The chosen language; English by default. */
  readonly language?: TargetLocale
  /** Expected errors. Any other error of the page fails the journey. */
  readonly provokes?: RegExp
}

export type ReportProblem = (problem: string) => void

/** Opens pages for visitors, each with its own browser context. */
export class Visitors {
  readonly #browser: Browser
  readonly #regulars = new Map<string, Promise<ReusedContext>>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A visitor with an empty context. */
  async open({ provokes, ...visitor }: Visitor, report: ReportProblem): Promise<Page> {
    const page = await (await this.#openPage(visitor)).newPage()
    reportPageErrors(page, ignoreExpected(provokes, report))
    watchTraffic(page)
    return page
  }

  /** A visitor in a reused tab: much faster, for journeys that change nothing. */
  async openAgain({ provokes, ...visitor }: Visitor, report: ReportProblem) {
    const key = JSON.stringify(visitor)
    const regular =
      this.#regulars.get(key) ?? this.#openPage(visitor).then((context) => new ReusedContext(context, visitor))
    this.#regulars.set(key, regular)
    return (await regular).tab(ignoreExpected(provokes, report))
  }

  async #openPage({ as, language, ...options }: Visitor) {
    const remembered = as ? await signedIn(as) : emptyStorage
    const storageState = language ? withLanguage(remembered, language) : remembered
    const context = await newContext(this.#browser, { ...options, storageState })
    // The account would keep the language, and other journeys of the same account are in English.
    if (language) await context.addInitScript(withholdLocale, `/api${changeLocale.path}`)
    return context
  }
}

/** In the page, because a route of Playwright would disable the browser's cache for every request. */
function withholdLocale(path: string): void {
  const send = window.fetch
  window.fetch = async (input, init) =>
    String(input).endsWith(path) ? new Response(null, { status: 204 }) : send(input, init)
}

export const ignoreExpected =
  (expected: RegExp | undefined, report: ReportProblem): ReportProblem =>
  (problem) => {
    if (!expected?.test(problem)) report(problem)
  }

function withLanguage({ cookies, origins }: StorageState, language: string): StorageState {
  const origin = portalUrl()
  const known = origins.find((one) => one.origin === origin) ?? { origin, localStorage: [] }
  const localStorage = [...known.localStorage, { name: 'portolan.language', value: language }]
  return { cookies, origins: [{ ...known, localStorage }] }
}
