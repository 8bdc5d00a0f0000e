import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { RequestType } from '@portolan/contract/job-requests/requests'
import { sql } from 'kysely'
import type { TestOrder } from '../adapters/translation-management/test-xtrf/state.ts'
import { routeAnalyzedRequest } from '../features/job-requests/route-analyzed-request.ts'
import { startMedia, startTranslating } from '../features/machine-translation/index.ts'
import { quoteAutomatically } from '../features/quotes/index.ts'
import { handOver } from '../features/translation-management/index.ts'
import { watchOrders } from '../features/translation-management/job-definitions.ts'
import { enqueue } from '../platform/jobs/index.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { Database, Tx } from '../tables/database.ts'

type Portal = { readonly db: Database; readonly portal: { readonly fileStore: FileStore } }

/** Inserts a request that is ready for the hand-over, with one source and one reference file. */
export async function requestToHandOver({ db, portal }: Portal, requestType: RequestType): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('job_request')
    .values({
      id,
      number: `${requestType[0]}-${id}`,
      client_id: 1002,
      request_type: requestType,
      origination: 'WEBFORM',
      status: 'ANALYZING',
      name: 'Policy terms',
      notes: 'By Friday, please.',
      needed_by: '2026-12-04',
      company_name: 'Meridian',
      requestor_email: 'client@meridian.example',
      requestor_first_name: 'Miriam',
      requestor_last_name: 'Vale',
      source_language_id: 'enu',
      target_language_ids: ['fra', 'deu'],
      custom_field_values: '[]',
      is_open_by_link: false,
      is_waiting_for_files: false,
    })
    .execute()
  for (const [name, category] of [
    ['terms.txt', 'SOURCE_DOCUMENT'],
    ['words.txt', 'REFERENCE'],
  ] as const) {
    const key = `test/${id}/${name}`
    const { size } = await portal.fileStore.write(key, Readable.from([Buffer.from(`${name} of ${id}`)]))
    await db
      .insertInto('job_request_file')
      .values({ job_request_id: id, category, file_name: name, file_key: key, size })
      .execute()
  }
  return id
}

/** Does what the analysis does at its end. */
export const routeRequest = ({ db }: Portal, id: string): Promise<void> =>
  db.transaction().execute((tx) => routeAnalyzedRequest(tx, routing, id))

const routing = {
  quoteAutomatically: (tx: Tx, id: string) => quoteAutomatically(tx, id, { begin: new Date(), timeZone: 'UTC' }),
  handOver,
  startTranslating,
  startMedia,
  isPricedAtDesk: false,
}

/** Makes every order due and starts the job that polls XTRF. */
export async function lookAtOrders(db: Database): Promise<void> {
  await db.updateTable('tms_order').set({ look_at: sql`now()` }).where('look_at', 'is not', null).execute()
  await db.transaction().execute((tx) => enqueue(tx, watchOrders, {}))
}

export const deliver = (order: TestOrder, name: string, languageId: number, content: string) =>
  order.deliverables.push({
    id: randomUUID(),
    name,
    content: Buffer.from(content),
    category: 'TRANSLATED_DOCUMENT',
    url: null,
    languageId,
  })

export const escalation = (id: string, changes: object = {}) => ({
  projectName: 'Policy terms, by hand',
  requestType: 'TRANSLATION_REQUEST',
  sourceLanguageId: 'enu',
  targetLanguageIds: ['fra'],
  notes: 'Mind the tables.',
  customFields: [],
  reason: 'CLEAN_UP_FORMATTING',
  files: [
    { fileName: 'terms.txt', fileKey: `test/${id}/terms.txt`, category: 'SOURCE_DOCUMENT' },
    { fileName: 'words.txt', fileKey: `test/${id}/words.txt`, category: 'REFERENCE' },
  ],
  ...changes,
})
