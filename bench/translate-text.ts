import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../e2e/support/free-port.ts'
import { startChild } from './child.ts'
import { get, hammer } from './hammer.ts'
import { inRounds, load, median, quantile } from './rounds.ts'

/**
 * Text translation compared with apertium-apy (P9): `npm run bench:translate -- 5`, rounds. Needs Debian's apertium-apy
 * and apertium-eng-cat. Both use the same mode, eng-cat. apertium-apy listens on all interfaces while it runs.
 */
const [rounds = '5'] = process.argv.slice(2)

const subjects = ['The children', 'Our neighbors', 'Two engineers', 'The old teachers', 'Some visitors']
const verbs = ['read', 'sell', 'describe', 'translate', 'discuss']
const objects = ['a long document', 'the new machine', 'twelve contracts', 'the red car', 'our quarterly report']
const sentences = subjects.flatMap((subject, index) =>
  verbs.flatMap((verb) =>
    objects.map((object) => `${subject} ${verb} ${object} in room ${index + 1} every Monday morning.`),
  ),
)
const longText = sentences.join(' ').slice(0, 5_000)
const requestFor = (text: string) => get(`/translate?langpair=eng%7Ccat&markUnknown=no&q=${encodeURIComponent(text)}`)

const ours = await startChild('translate/server.ts')
const apyPort = await freePort()
const apy = spawn('apertium-apy', ['-p', String(apyPort), '-j', '1', '/usr/share/apertium'], { stdio: 'ignore' })
try {
  await run()
} finally {
  apy.kill()
  ours.child.stdin?.end()
}

async function run(): Promise<void> {
  const ports = { ours: Number(new URL(ours.url).port), 'apertium-apy': apyPort }
  for (const port of Object.values(ports)) await answers(port)
  const times = new Map<string, number[]>()
  const candidate = (engine: keyof typeof ports, name: string, texts: readonly string[], connections: number) => ({
    name: `${engine}, ${name}`,
    run: async () => {
      const result = await hammer(ports[engine], texts.map(requestFor), { connections, milliseconds: 4_000 })
      const key = `${engine}, ${name}`
      times.set(key, [...(times.get(key) ?? []), quantile(result.times, 0.5)])
      return result.calls / result.seconds
    },
  })
  const candidates = (['ours', 'apertium-apy'] as const).flatMap((engine) => [
    candidate(engine, 'a sentence, 1 connection', sentences, 1),
    candidate(engine, 'a sentence, 16 connections', sentences, 16),
    candidate(engine, '5,000 characters', [longText], 1),
  ])
  const speeds = await inRounds(candidates, Number(rounds))
  console.log(`P9: English to Catalan, median of ${rounds} rounds, load ${load()}`)
  console.table(
    [...speeds].map(([name, speed]) => ({
      name,
      'calls/s': Number(speed.toFixed(1)),
      'p50 ms': Number(median(times.get(name) ?? []).toFixed(1)),
    })),
  )
}

/** Waits until the server translates. */
async function answers(port: number): Promise<void> {
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
