import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../e2e/support/free-port.ts'
import { signInOver } from '../server/src/testing/sign-in.ts'
import { startChild } from './child.ts'
import { get, hammer, post } from './hammer.ts'
import { inRounds, load, median, quantile } from './rounds.ts'
import { startPortal } from './start-portal.ts'

/**
 * Text translation compared with apertium-apy, and what the portal adds to its engine (P9): `npm run bench:translate -- 5`,
 * rounds. Needs Debian's apertium-apy and apertium-eng-cat. All use the same mode, eng-cat, and get texts that nobody
 * translated before. The portal signs in, keeps quotas, reads and writes its cache, reviews and records use, as always.
 * apertium-apy listens on all interfaces while it runs.
 */
const [rounds = '5'] = process.argv.slice(2)
const goalMs = 10
const short = 'a sentence, 1 connection'
const long = '5,000 characters'

const subjects = ['The children', 'Our neighbors', 'Two engineers', 'The old teachers', 'Some visitors']
const verbs = ['read', 'sell', 'describe', 'translate', 'discuss']
const objects = ['a long document', 'the new machine', 'twelve contracts', 'the red car', 'our quarterly report']
let written = 0
function writeSentence(): string {
  written += 1
  const pick = (words: readonly string[], step: number) => words[Math.floor(written / step) % words.length]
  return `${pick(subjects, 25)} ${pick(verbs, 5)} ${pick(objects, 1)} in room ${written} every Monday morning.`
}
const writeLongText = () => Array.from({ length: 100 }, writeSentence).join(' ').slice(0, 5_000)

/** Enough accounts for the rate limit of 1200 calls per minute each. */
const accounts = ['client@harbor.example', 'employee@harbor.example', 'client@meridian.example']

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const closing: (() => Promise<void>)[] = []
try {
  await run()
} finally {
  for (const close of closing.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}

type Server = { readonly port: number; readonly requestFor: (text: string) => string }

async function startServers(): Promise<Readonly<Record<'engine' | 'portal' | 'apertium-apy', Server>>> {
  const engine = await startChild('translate-server.ts')
  closing.push(async () => void engine.child.stdin?.end())
  const apyPort = await freePort()
  const apy = spawn('apertium-apy', ['-p', String(apyPort), '-j', '1', '/usr/share/apertium'], { stdio: 'ignore' })
  closing.push(async () => void apy.kill())
  const portal = await startPortal(join(folder, 'data'), (close) => closing.push(close))
  const signedIn = await Promise.all(accounts.map((email) => signInOver(portal.origin, email)))
  const askApy = (text: string) => get(`/translate?langpair=eng%7Ccat&markUnknown=no&q=${encodeURIComponent(text)}`)
  let asked = 0
  const askPortal = (text: string) => {
    asked += 1
    const { idToken = '' } = signedIn[asked % signedIn.length] ?? {}
    const body = { text, sourceLanguageCode: 'enu', targetLanguageCode: 'cat' }
    return post('/api/machineTranslation/actions/translateText', body, idToken)
  }
  return {
    engine: { port: Number(new URL(engine.url).port), requestFor: askApy },
    portal: { port: portal.port, requestFor: askPortal },
    'apertium-apy': { port: apyPort, requestFor: askApy },
  }
}

async function run(): Promise<void> {
  const servers = await startServers()
  for (const server of Object.values(servers)) await untilTranslating(server)
  const times = new Map<string, number[]>()
  const candidate = (server: keyof typeof servers, name: string, write: () => string, connections: number) => ({
    name: `${server}, ${name}`,
    run: async () => {
      const { port, requestFor } = servers[server]
      const requests = Array.from({ length: name === long ? 100 : 2_000 }, () => requestFor(write()))
      const result = await hammer(port, requests, { connections, milliseconds: 4_000 })
      const key = `${server}, ${name}`
      times.set(key, [...(times.get(key) ?? []), quantile(result.times, 0.5)])
      return result.calls / result.seconds
    },
  })
  const candidates = (['engine', 'portal', 'apertium-apy'] as const).flatMap((server) => [
    candidate(server, short, writeSentence, 1),
    candidate(server, 'a sentence, 16 connections', writeSentence, 16),
    candidate(server, long, writeLongText, 1),
  ])
  const speeds = await inRounds(candidates, Number(rounds))
  const middle = (key: string) => median(times.get(key) ?? [])
  console.log(`P9: English to Catalan, median of ${rounds} rounds, load ${load()}`)
  console.table(
    [...speeds].map(([name, speed]) => ({
      name,
      'calls/s': Number(speed.toFixed(1)),
      'p50 ms': Number(middle(name).toFixed(1)),
    })),
  )
  for (const name of [short, long]) {
    const added = middle(`portal, ${name}`) - middle(`engine, ${name}`)
    console.log(`The portal adds ${added.toFixed(1)} ms at p50 to ${name}; goal ${goalMs} ms`)
  }
}

/** Waits until the server translates. */
async function untilTranslating({ port, requestFor }: Server): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await hammer(port, [requestFor('The red car.')], { connections: 1, milliseconds: 1 }).then(
      ({ calls }) => calls > 0,
      () => false,
    )
    if (isReady) return
    await sleep(200)
  }
  throw new Error(`Nothing translates at port ${port}. On Debian: apt install apertium-apy apertium-eng-cat`)
}
