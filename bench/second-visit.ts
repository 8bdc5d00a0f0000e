import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser, newContext } from '../e2e/support/browser.ts'
import { portalUrlVariable } from '../e2e/support/portal-url.ts'
import { signedIn } from '../e2e/support/sessions.ts'
import { signInOver } from '../server/src/testing/sign-in.ts'
import { load, median } from './rounds.ts'
import { startPortal } from './start-portal.ts'

/**
 * How long a client waits on a 3G line until a page can be used: on the first visit, on the second, and on one that is
 * later than a token lives:
 * `npm run bench:second-visit -- 3`, rounds. With `calls` as a second argument it prints what each second visit waits for.
 */
const [rounds = '3', detail = ''] = process.argv.slice(2)
const goalMs = 2_000
const line = { offline: false, latency: 300, downloadThroughput: 750_000 / 8, uploadThroughput: 250_000 / 8 }
const email = 'client@harbor.example'

type BrowserContext = Awaited<ReturnType<typeof newContext>>
type Subject = { readonly name: string; readonly path: string; readonly usable: string }
type Times = Readonly<Record<'first' | 'second' | 'later', number>>

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const closing: (() => Promise<void>)[] = []
try {
  await run()
} finally {
  for (const close of closing.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}

async function run(): Promise<void> {
  const portal = await startPortal(join(folder, 'data'), (close) => closing.push(close))
  process.env[portalUrlVariable] = portal.origin
  const browser = await launchBrowser()
  closing.push(() => browser.close())
  const subjects = subjectsWith(await findQuote(portal.origin))
  const times = new Map<string, Times[]>(subjects.map(({ name }) => [name, []]))
  for (let round = 0; round < Number(rounds); round++)
    for (const subject of subjects) {
      const context = await newContext(browser, { storageState: await signedIn(email) })
      const first = await visit(context, subject)
      const second = await visit(context, subject, round === 0 && detail === 'calls')
      // The first renewal loads what a sign-in would have loaded.
      await expireToken(context)
      await visit(context, subject)
      await expireToken(context)
      times.get(subject.name)?.push({ first, second, later: await visit(context, subject) })
      await context.close()
    }
  console.log(
    `750 kbit/s, 300 ms a round trip, median of ${rounds}, load ${load()}; goal of a second visit ${goalMs} ms`,
  )
  console.table(
    Object.fromEntries(
      [...times].map(([name, all]) => {
        const ofVisit = (visit: keyof Times) => median(all.map((one) => one[visit]))
        const [first, second, later] = [ofVisit('first'), ofVisit('second'), ofVisit('later')]
        return [name, { 'first ms': first, 'second ms': second, 'later ms': later, goal: second <= goalMs }]
      }),
    ),
  )
}

/** What has to be on a page before the client can do there what they came for. */
function subjectsWith(quotedId: string): readonly Subject[] {
  return [
    { name: 'home', path: '/', usable: 'main a[href="/requests"]' },
    { name: 'request list', path: '/requests', usable: 'main a[href^="/requests/"]' },
    { name: 'request form', path: '/createProject', usable: 'main form textarea, main form input[type=text]' },
    { name: 'quote', path: `/quotes/${quotedId}`, usable: 'main form, main button' },
    { name: 'text translation', path: '/machineTranslation/textTranslation', usable: 'main textarea' },
  ]
}

async function findQuote(origin: string): Promise<string> {
  const call = await signInOver(origin, email)
  const answer = await call('/jobRequests?origination=WEBFORM&status=QUOTE_READY_FOR_CLIENT_REVIEW')
  const { items } = (await answer.json()) as { items: readonly { id: string }[] }
  if (!items[0]) throw new Error('The demo has no request with a quote.')
  return items[0].id
}

/** In a tab of its own, with the cache of the tabs before it. Answers milliseconds from the navigation on. */
async function visit(context: BrowserContext, { name, path, usable }: Subject, isDetailed = false): Promise<number> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', line)
  await page.goto(path, { waitUntil: 'commit' })
  const found = await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector)
      return element?.checkVisibility() && !element.closest('[aria-hidden=true], [inert]') && performance.now()
    },
    usable,
    { polling: 20 },
  )
  const time = Math.round(Number(await found.jsonValue()))
  if (isDetailed) {
    console.log(name, time)
    console.table(await page.evaluate(listCalls))
  }
  await page.close()
  return time
}

/** Ages the stored token, as five minutes would. The page then renews it before its first call. */
async function expireToken(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/icon.svg')
  await page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answerOf(indexedDB.open('portolan-identity', 1))
    const store = database.transaction('values', 'readwrite').objectStore('values')
    const [key = ''] = (await answerOf(store.getAllKeys())).filter((name) => String(name).startsWith('user:'))
    const user = JSON.parse(await answerOf(store.get(key)))
    user.profile.exp = 0
    await answerOf(store.put(JSON.stringify(user), key))
    database.close()
  })
  await page.close()
}

/** Everything the page fetched over the line, in the order of its beginning. */
function listCalls() {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ transferSize, duration }) => transferSize > 0 || duration > 50)
    .map(({ name, startTime, responseEnd, transferSize }) => ({
      path: name.replace(location.origin, '').slice(0, 90),
      from: Math.round(startTime),
      to: Math.round(responseEnd),
      bytes: transferSize,
    }))
}
