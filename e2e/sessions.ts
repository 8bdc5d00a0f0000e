import type { Browser, BrowserContextOptions } from 'playwright-core'
import { newContext } from './browser.ts'
import { signIn } from './sign-in.ts'

export type Remembered = Exclude<BrowserContextOptions['storageState'], string | undefined>
export type Session = { readonly remembered: Remembered; readonly since: number }

/** Shorter than a token lives: two visitors with one session must never both renew it. */
const goodFor = 180_000

export const isGood = ({ since }: Pick<Session, 'since'>): boolean => Date.now() - since < goodFor

/** One real sign-in an account serves many journeys; whoever signs out does it with a session of their own. */
export class Sessions {
  readonly #known = new Map<string, Session>()
  readonly #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async of(email: string): Promise<Session> {
    const known = this.#known.get(email)
    if (known && isGood(known)) return known
    const session = await this.#start(email)
    this.#known.set(email, session)
    return session
  }

  async #start(email: string): Promise<Session> {
    const since = Date.now()
    const context = await newContext(this.#browser)
    await signIn(await context.newPage(), email)
    const remembered = await context.storageState({ indexedDB: true })
    await context.close()
    return { remembered, since }
  }
}
