import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { getFileTranslationProgress } from '@portolan/contract/machine-translation/files'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { download, sendFiles } from '../../../testing/machine-translation/translation-app.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { forkWorker } from '../../../testing/worker-processes/fork-worker.ts'

let portal: TestApp
let client: Caller
let worker: ChildProcess | undefined
beforeAll(async () => {
  portal = await testApp({}, { engines: [dictionaryEngine()] })
  client = await portal.as('client@harbor.example')
  await portal.db
    .updateTable('client')
    .set({ machine_translation_settings: JSON.stringify({ maxFilesPerRequest: 50, isCacheDisabled: true }) })
    .where('id', '=', 1001)
    .execute()
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await portal.close()
})

const startProcess = (): Promise<ChildProcess> => forkWorker(portal, 'translation-worker')

/** More than one batch, so that kills come in the middle of a file. */
const segments = 120
const content = (file: number) =>
  Array.from({ length: segments }, (_, index) => `The arm ${file} ${index} is broken.`).join('\n\n')
const countDone = async () => {
  const { rows } = await sql<{ done: number }>`select sum(done_count)::int as done from machine_translation`.execute(
    portal.db,
  )
  return rows[0]?.done ?? 0
}

it('translates each of 50 files once, and loses none, when its worker is killed five times', {
  timeout: 280_000,
}, async () => {
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.txt`, content(index)]))
  const { id } = await sendFiles(portal, client, files, ['esm'])
  for (let kill = 1; kill <= 5; kill++) {
    worker = await startProcess()
    const isFarEnough = async () => (await countDone()) >= kill * segments * 5
    while (!(await isFarEnough())) await sleep(50)
    const gone = once(worker, 'exit')
    worker.kill('SIGKILL')
    await gone
  }
  worker = await startProcess()
  const progress = () => portal.call(getFileTranslationProgress, { params: { id } }, client)
  await expect.poll(async () => (await progress()).status, { timeout: 200_000, interval: 500 }).toBe('COMPLETED')

  const { items } = await progress()
  expect(items).toHaveLength(50)
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['COMPLETED']))
  expect(items.map(({ segmentsDone, check }) => [segmentsDone, check?.translated])).toEqual(
    items.map(() => [segments, segments]),
  )
  const request = await portal.call(getJobRequest, { params: { id } }, client)
  const delivered = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  expect(new Set(delivered.map(({ fileName }) => fileName)).size).toBe(50)
  expect(delivered).toHaveLength(50)
  const last = delivered.find(({ fileName }) => fileName === '49.es-MX.txt')
  expect(String(await download(client, request, last?.fileKey ?? ''))).toBe(
    content(49).replaceAll('The arm', 'El brazo').replaceAll('is broken', 'está roto'),
  )
  expect(request.history.filter(({ status }) => status === 'COMPLETED')).toHaveLength(1)

  // Only what was being translated at a kill is sent once more: at most four files with a batch of 100 each.
  const { rows } = await sql<{ characters: number }>`
    select sum(characters)::int as characters from machine_translation_usage`.execute(portal.db)
  const needed = Object.values(files).join('').replaceAll('\n', '').length
  const inFlight = 5 * 4 * 100 * 30
  expect(rows[0]?.characters).toBeGreaterThanOrEqual(needed)
  expect(rows[0]?.characters).toBeLessThan(needed + inFlight)
})
