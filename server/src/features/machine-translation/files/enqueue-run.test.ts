import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '../../../platform/jobs/index.ts'
import { requestThatWent } from '../../../testing/desk.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { finishCancelling } from '../../job-requests/index.ts'
import { startTranslating } from './start-translating.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp({}, { engines: [dictionaryEngine()] })
})
afterAll(() => portal.close())

async function analyzed(clientId: number, files: number): Promise<string> {
  const made = { clientId, type: 'TRANSLATION_REQUEST', origination: 'MT', targets: ['esm'] } as const
  const id = await requestThatWent(portal.db, ['CREATED', 'ANALYZING'], made)
  const rows = Array.from({ length: files }, (_, index) => ({
    job_request_id: id,
    category: 'SOURCE_DOCUMENT' as const,
    file_name: `${clientId}-${index}.txt`,
    file_key: `${id}/${index}`,
    size: 1,
    type: 'txt',
  }))
  await portal.db.insertInto('job_request_file').values(rows).execute()
  await portal.db.transaction().execute((tx) => startTranslating(tx, id))
  return id
}

it('translates the first file of every client before the second one of any, and after all quick jobs', async () => {
  await analyzed(1001, 3)
  await analyzed(1002, 2)
  await analyzed(1001, 1)
  await portal.db
    .transaction()
    .execute((tx) => enqueue(tx, finishCancelling, { requestId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }))
  const { rows } = await sql<{ name: string }>`
    select coalesce(file_name, job.task) as name from graphile_worker.jobs queued
    join job on job.id::text = queued.key
    left join machine_translation on machine_translation.id::text = job.payload ->> 'translationId'
    left join job_request_file on job_request_file.id = source_file_id
    where job.task in ('translate-file', 'finish-cancelling')
    order by queued.priority, queued.run_at, queued.id`.execute(portal.db)
  expect(rows.map(({ name }) => name)).toEqual([
    'finish-cancelling',
    '1001-0.txt',
    '1002-0.txt',
    '1001-1.txt',
    '1002-1.txt',
    '1001-2.txt',
    '1001-0.txt',
  ])
})
