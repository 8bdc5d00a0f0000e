import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { newContext } from './browser.ts'
import { listen } from './complaints.ts'
import { portalUrl } from './portal-url.ts'
import { isGood, type Remembered, Sessions } from './sessions.ts'

export type Visitor = BrowserContextOptions & {
  /** Signed in as this demo account; nobody otherwise. */
  readonly as?: string
  /** The language they chose before; English otherwise. */
  readonly language?: 'ar'
  /** What they provoke on purpose; every other complaint of the page fails the journey. */
  readonly provokes?: RegExp
}

type Regular = { readonly context: BrowserContext; readonly since: number }

/** Who comes to the portal, each with a browser of their own. */
export class Visitors {
  readonly #browser: Browser
  readonly #sessions: Sessions
  readonly #regulars = new Map<string, Regular>()

  constructor(browser: Browser) {
    this.#browser = browser
    this.#sessions = new Sessions(browser)
  }

  /** Somebody new. */
  async open(visitor: Visitor, complain: (complaint: string) => void): Promise<Page> {
    const { context } = await this.#arrive(visitor)
    return this.#tab(context, visitor, complain)
  }

  /** Somebody who was here before, with a new tab: quicker, for journeys that leave nothing behind. */
  async openAgain(visitor: Visitor, complain: (complaint: string) => void): Promise<Page> {
    const key = JSON.stringify(visitor)
    const known = this.#regulars.get(key)
    const regular = known && isGood(known) ? known : await this.#arrive(visitor)
    if (known && known !== regular) await known.context.close()
    this.#regulars.set(key, regular)
    return this.#tab(regular.context, visitor, complain)
  }

  async #tab(context: BrowserContext, { provokes }: Visitor, complain: (complaint: string) => void): Promise<Page> {
    const page = await context.newPage()
    listen(page, (complaint) => {
      if (!provokes?.test(complaint)) complain(complaint)
    })
    return page
  }

  async #arrive({ as, language, provokes: _, ...options }: Visitor): Promise<Regular> {
    const session = as ? await this.#sessions.of(as) : { remembered: { cookies: [], origins: [] }, since: Date.now() }
    const storageState = language ? speaking(session.remembered, language) : session.remembered
    return { context: await newContext(this.#browser, { ...options, storageState }), since: session.since }
  }
}

function speaking({ cookies, origins }: Remembered, language: string): Remembered {
  const origin = portalUrl()
  const known = origins.find((one) => one.origin === origin) ?? { origin, localStorage: [] }
  const localStorage = [...known.localStorage, { name: 'portolan.language', value: language }]
  return { cookies, origins: [{ ...known, localStorage }] }
}
