import type { Browser, BrowserContextOptions } from 'playwright-core'
import { newContext } from './browser.ts'
import { signIn } from './sign-in.ts'

export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Shorter than a token lives: two visitors with one session must never both renew it. */
const goodFor = 180_000

/** One real sign-in an account serves many journeys; whoever signs out does it with a session of their own. */
export class Sessions {
  readonly #known = new Map<string, { readonly session: Promise<Session>; readonly since: number }>()
  readonly #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
  }

  of(email: string): Promise<Session> {
    const known = this.#known.get(email)
    if (known && Date.now() - known.since < goodFor) return known.session
    const session = this.#start(email)
    this.#known.set(email, { session, since: Date.now() })
    return session
  }

  async #start(email: string): Promise<Session> {
    const context = await newContext(this.#browser)
    await signIn(await context.newPage(), email)
    const session = await context.storageState({ indexedDB: true })
    await context.close()
    return session
  }
}
