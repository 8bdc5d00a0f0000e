import { sql } from 'kysely'
import type { Tx } from '../../../tables/database.ts'
import type { DemoRequest } from './demo-requests.ts'
import type { DemoFile } from './documents.ts'
import { historyOf } from './histories.ts'

const DAY = 86_400_000
const wordsPerPage = 250

export async function addRequest(tx: Tx, request: DemoRequest, now: Date): Promise<void> {
  const isQuote = request.requestType === 'QUOTE_REQUEST'
  const requestor = await tx
    .selectFrom('account')
    .innerJoin('client', (join) => join.on('client.id', '=', request.clientId))
    .select(['account.id', 'first_name', 'last_name', 'company_name'])
    .where('email', '=', request.email)
    .executeTakeFirstOrThrow()
  const createdAt = new Date(now.getTime() - request.daysAgo * DAY)
  const history = historyOf(request.status, isQuote, `${requestor.first_name} ${requestor.last_name}`, createdAt, now)
  const isCounted = history.some(({ status }) => status === 'ANALYZING') && request.status !== 'ANALYZING'
  const words = request.files.reduce((sum, file) => sum + (file.words ?? 0), 0)
  const characters = request.files.reduce((sum, file) => sum + (file.characters ?? 0), 0)

  const { id } = await tx
    .insertInto('job_request')
    .values({
      id: sql<string>`uuid_v7()`,
      number: sql<string>`${isQuote ? 'Q' : 'P'} || to_char(${createdAt}::timestamptz, '-YYYY-') || lpad(nextval('job_request_number')::text, 6, '0')`,
      client_id: request.clientId,
      account_id: requestor.id,
      requestor_email: request.email,
      requestor_first_name: requestor.first_name,
      requestor_last_name: requestor.last_name,
      company_name: requestor.company_name,
      contact: null,
      origination: request.origination,
      request_type: request.requestType,
      status: request.status,
      name: request.name,
      source_language_id: 'enu',
      target_language_ids: [...request.targets],
      xtrf_service_id: request.xtrfServiceId ?? null,
      notes: request.notes ?? '',
      custom_field_values: JSON.stringify(request.fields ?? []),
      external_reference_id: null,
      is_open_by_link: false,
      upload_prefix: null,
      is_waiting_for_files: false,
      word_count: isCounted ? words : null,
      character_count: isCounted ? characters : null,
      page_count: isCounted ? Math.ceil(words / wordsPerPage) : null,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await addFiles(tx, id, request.files, isCounted ? createdAt : null)
  if (request.links) await addLinks(tx, id, request.links)
  const events = history.map((event) => ({ ...event, job_request_id: id, account_id: null }))
  await tx.insertInto('job_request_event').values(events).execute()
}

async function addFiles(tx: Tx, id: string, files: readonly DemoFile[], countedAt: Date | null): Promise<void> {
  const rows = files.map((file) => ({
    job_request_id: id,
    category: file.category,
    file_name: file.fileName,
    file_key: file.fileKey,
    language_id: file.languageId,
    size: file.size,
    sha256: file.sha256,
    type: file.type,
    screened_at: countedAt,
    rejection: file.rejection,
    counted_at: countedAt,
    word_count: countedAt && file.words,
    character_count: countedAt && file.characters,
    page_count: countedAt && file.words && Math.ceil(file.words / wordsPerPage),
  }))
  await tx.insertInto('job_request_file').values(rows).execute()
}

async function addLinks(tx: Tx, id: string, links: NonNullable<DemoRequest['links']>): Promise<void> {
  const category = 'SOURCE_DOCUMENT' as const
  const rows = links.map((link, position) => ({ ...link, position, category, job_request_id: id }))
  await tx.insertInto('job_request_link').values(rows).execute()
}
