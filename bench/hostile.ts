import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { hostileUploads } from '../documents/src/corpus/hostile/hostile-uploads.ts'
import { asJson, created, draft, source, upload } from '../server/src/testing/job-requests.ts'
import {
  type HostileTranslation,
  hostileTranslations,
} from '../server/src/testing/machine-translation/hostile-translations.ts'
import { watchCalls } from '../server/src/testing/machine-translation/watch-calls.ts'
import { type Caller, signInOver } from '../server/src/testing/sign-in.ts'
import { startChild } from './child.ts'
import { watchMemory } from './memory.ts'
import { load, quantile } from './rounds.ts'
import { startPortal } from './start-portal.ts'
import { watchList } from './watch-list.ts'

/**
 * What one client's hostile files cost another client (P16): `npm run bench:hostile -- 1`, the scale of the files.
 * One sends 20 files, each for an estimate and in a request, and 16 for machine translation; the other calls its list and
 * /healthz and translates texts all the while. A plain server beside the portal shows what the machine itself makes wait.
 */
const [scale = '1'] = process.argv.slice(2)
const goalMs = 250
const longestMs = 15 * 60_000
const busy: readonly JobRequest['status'][] = ['CREATED', 'SCREENING', 'ANALYZING', 'TRANSLATING']

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const closing: (() => Promise<void>)[] = []
try {
  await run()
} finally {
  for (const close of closing.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}

async function run(): Promise<void> {
  const { origin, pid, place } = await startPortal(join(folder, 'data'), (close) => closing.push(close))
  const sender = await signInOver(origin, 'client@meridian.example')
  const { idToken } = await signInOver(origin, 'client@harbor.example')
  const { idToken: third } = await signInOver(origin, 'employee@harbor.example')
  const files = hostileUploads(Number(scale))
  const translations = hostileTranslations()
  const plain = await startChild('plain-answers-server.ts', place.host)
  closing.push(async () => void plain.child.kill())
  const watch = async () => {
    const stops = [
      await watchList(origin, idToken),
      await watchList(origin, idToken, '/healthz'),
      await watchList(plain.url, idToken, '/'),
    ]
    const stopTexts = await watchCalls(origin, third)
    return async () => [...(await Promise.all(stops.map((stop) => stop()))), (await stopTexts()).text]
  }

  const idleWatch = await watch()
  await setTimeout(15_000)
  const [idleList = [], idleHealth = [], idlePlain = [], idleText = []] = await idleWatch()

  // Started first, because a child inherits the priority.
  const busyWatch = await watch()
  // The sender stands for another machine, so it must not compete for CPU.
  setPriority(19)
  const memory = watchMemory(pid)
  const from = performance.now()
  const ids = await Promise.all([
    ...files.map((file) => sendFile(sender, file)),
    ...translations.map((file) => sendForTranslation(sender, file)),
  ])
  const statuses = await untilRead(sender, ids)
  const seconds = (performance.now() - from) / 1000
  const [busyList = [], busyHealth = [], busyPlain = [], busyText = []] = await busyWatch()
  const { before, peak } = memory()

  console.log(`P16: ${ids.length} hostile files read in ${seconds.toFixed(0)} s, load ${load()}, goal ${goalMs} ms`)
  console.table({
    'list, idle': summary(idleList),
    'list, meanwhile': summary(busyList),
    '/healthz, idle': summary(idleHealth),
    '/healthz, meanwhile': summary(busyHealth),
    'text translation, idle': summary(idleText),
    'text translation, meanwhile': summary(busyText),
    'plain server, idle': summary(idlePlain),
    'plain server, meanwhile': summary(busyPlain),
  })
  console.log(`Memory of the portal: ${Math.round(before)} MB, at most ${Math.round(peak)} MB`)
  console.log([...files, ...translations].map(({ name }, index) => `${name}: ${statuses[index]}`).join('\n'))
  if (Math.max(...busyList, ...busyHealth, ...busyText) > goalMs) process.exitCode = 1
}

async function sendFile(sender: Caller, { name, bytes }: { name: string; bytes: Buffer }): Promise<string> {
  const key = await upload(sender, name, new Uint8Array(bytes))
  const wish = { sourceLanguageId: 'enu', targetLanguageIds: ['fra'], customFields: [], fileKeys: [key] }
  await sender('/jobRequests/actions/estimate', asJson(wish))
  return (await created(await sender('/jobRequests', asJson(draft([source(name, key)]))))).id
}

async function sendForTranslation(sender: Caller, { name, bytes }: HostileTranslation): Promise<string> {
  const files = [{ fileName: name, fileKey: await upload(sender, name, new Uint8Array(bytes)) }]
  const order = { requestName: name, files, sourceLanguageId: 'enu', targetLanguageIds: ['esm'] }
  return (await created(await sender('/machineTranslation/actions/translateFiles', asJson(order)))).id
}

async function untilRead(sender: Caller, ids: readonly string[]): Promise<JobRequest['status'][]> {
  for (const end = Date.now() + longestMs; Date.now() < end; await setTimeout(2_000)) {
    const requests = await Promise.all(ids.map((id) => sender(`/jobRequests/${id}`)))
    const statuses = await Promise.all(requests.map(async (reply) => ((await reply.json()) as JobRequest).status))
    if (!statuses.some((status) => busy.includes(status))) return statuses
  }
  throw new Error('The files were not read in time.')
}

function summary(times: readonly number[]) {
  return {
    calls: times.length,
    'p50 ms': Number(quantile(times, 0.5).toFixed(1)),
    'p99 ms': Number(quantile(times, 0.99).toFixed(1)),
    'max ms': Number(Math.max(...times).toFixed(1)),
  }
}
