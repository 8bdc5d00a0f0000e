import lighthouse, { type Result } from 'lighthouse'
import { launchBrowser } from '../e2e/support/browser.ts'
import { freePort } from '../e2e/support/free-port.ts'
import { untilQuiet, watchIdle } from './idle.ts'

/** Lighthouse, mobile, on the home page of a running portal: `npm run bench:lighthouse -- http://localhost:3000 5`. */
const [url = 'http://localhost:3000', runs = '5'] = process.argv.slice(2)

const columns = {
  performance: 'more',
  accessibility: 'more',
  'best practices': 'more',
  SEO: 'more',
  'LCP ms': 'less',
  CLS: 'less',
  'TBT ms': 'less',
  // The simulation multiplies the load of a busy machine, so its times are less reliable.
  'idle %': 'more',
} as const
type Run = Record<keyof typeof columns, number>

const measured: Run[] = []
while (measured.length < Number(runs)) measured.push(await measure())

console.table({
  ...Object.fromEntries(measured.map((run, index) => [`run ${index + 1}`, run])),
  median: summary((sorted) => sorted[Math.floor(sorted.length / 2)]),
  worst: summary((sorted) => sorted[0]),
})

async function measure(): Promise<Run> {
  await untilQuiet()
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const idle = watchIdle()
    const answer = await lighthouse(new URL('/', url).href, { port, logLevel: 'error' })
    if (!answer) throw new Error('Lighthouse answered nothing.')
    return runOf(answer.lhr, idle())
  } finally {
    await browser.close()
  }
}

function runOf({ categories, audits, runtimeError }: Result, idle: number): Run {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    'TBT ms': Math.round(value('total-blocking-time')),
    'idle %': Math.round(idle * 100),
  }
}

/** The values of each column, from worst to best. */
function summary(pick: (sorted: readonly number[]) => number | undefined): Run {
  const entries = Object.entries(columns).map(([name, better]) => {
    const values = measured.map((run) => run[name as keyof Run])
    return [name, pick(values.sort((a, b) => (better === 'more' ? a - b : b - a)))]
  })
  return Object.fromEntries(entries)
}
