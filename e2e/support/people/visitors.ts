import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { newContext } from '../browser.ts'
import { listen } from '../page-errors.ts'
import { portalUrl } from '../portal-url.ts'
import { Regular } from '../reused-context.ts'
import { nothing, type Remembered, signedIn } from '../sessions.ts'

export type Visitor = BrowserContextOptions & {
  /** Signed in as this demo account; nobody otherwise. */
  readonly as?: string
  /** The language they chose before; English otherwise. */
  readonly language?: 'ar'
  /** What they provoke on purpose; every other complaint of the page fails the journey. */
  readonly provokes?: RegExp
}

type Complain = (complaint: string) => void

/** Who comes to the portal, each with a browser of their own. */
export class Visitors {
  readonly #browser: Browser
  readonly #regulars = new Map<string, Promise<Regular>>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** Somebody new. */
  async open({ provokes, ...visitor }: Visitor, complain: Complain): Promise<Page> {
    const page = await (await this.#arrive(visitor)).newPage()
    listen(page, unless(provokes, complain))
    return page
  }

  /** Somebody who was here before, in the tab they left: much quicker, for journeys that leave nothing behind. */
  async openAgain({ provokes, ...visitor }: Visitor, complain: Complain) {
    const key = JSON.stringify(visitor)
    const regular = this.#regulars.get(key) ?? this.#arrive(visitor).then((context) => new Regular(context, visitor))
    this.#regulars.set(key, regular)
    return (await regular).tab(unless(provokes, complain))
  }

  async #arrive({ as, language, ...options }: Visitor) {
    const remembered = as ? await signedIn(as) : nothing
    const storageState = language ? speaking(remembered, language) : remembered
    return newContext(this.#browser, { ...options, storageState })
  }
}

const unless =
  (provoked: RegExp | undefined, complain: Complain): Complain =>
  (complaint) => {
    if (!provoked?.test(complaint)) complain(complaint)
  }

function speaking({ cookies, origins }: Remembered, language: string): Remembered {
  const origin = portalUrl()
  const known = origins.find((one) => one.origin === origin) ?? { origin, localStorage: [] }
  const localStorage = [...known.localStorage, { name: 'portolan.language', value: language }]
  return { cookies, origins: [{ ...known, localStorage }] }
}
