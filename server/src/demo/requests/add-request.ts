import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { sql } from 'kysely'
import { dayIn } from '../../platform/provider-days.ts'
import type { Tx } from '../../tables/database.ts'
import { addQuotes } from './add-quotes.ts'
import type { DemoRequest } from './demo-requests.ts'
import { type DemoFile, translatedName } from './documents.ts'
import { historyOf } from './histories.ts'

const DAY = 86_400_000
const wordsPerPage = 250

type Requestor = { readonly id: string; readonly first_name: string; readonly last_name: string }

/** Inserts the requests in few statements, so that the first start stays fast. */
export async function addRequests(tx: Tx, requests: readonly DemoRequest[], now: Date): Promise<void> {
  const accounts = await tx.selectFrom('account').select(['id', 'email', 'first_name', 'last_name']).execute()
  const clients = await tx.selectFrom('client').select(['id', 'company_name']).execute()
  const parts: Parts[] = []
  for (const request of requests) {
    const requestor = accounts.find(({ email }) => email === request.email)
    const client = clients.find(({ id }) => id === request.clientId)
    if (!requestor || !client) throw new Error(`The demo has no ${request.email} of client ${request.clientId}.`)
    parts.push(await addRequest(tx, request, requestor, client.company_name, now))
  }
  await addParts(tx, parts)
  await addQuotes(
    tx,
    parts.map(({ asked }) => asked),
    now,
  )
}

type Parts = Awaited<ReturnType<typeof addRequest>>

async function addParts(tx: Tx, parts: readonly Parts[]): Promise<void> {
  await tx
    .insertInto('job_request_file')
    .values(parts.flatMap(({ files }) => files))
    .execute()
  await tx
    .insertInto('job_request_link')
    .values(parts.flatMap(({ links }) => links))
    .execute()
  await tx
    .insertInto('job_request_event')
    .values(parts.flatMap(({ events }) => events))
    .execute()
}

async function addRequest(tx: Tx, request: DemoRequest, requestor: Requestor, companyName: string, now: Date) {
  const isQuote = request.requestType === 'QUOTE_REQUEST'
  const isMachine = request.origination === 'MT' || request.origination === 'MEDIAAI'
  const kind = isMachine ? 'machine' : isQuote ? 'quote' : 'project'
  const createdAt = new Date(now.getTime() - request.daysAgo * DAY)
  const history = historyOf(request.status, kind, `${requestor.first_name} ${requestor.last_name}`, createdAt, now)
  const isRead = history.some(({ status }) => status === 'ANALYZING') && request.status !== 'ANALYZING'
  // A machine translation fails later.
  const isCounted = isRead && (isMachine || request.status !== 'FAILED')
  const isArchived = request.status === 'ARCHIVED'
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
      company_name: companyName,
      contact: null,
      origination: request.origination,
      request_type: request.requestType,
      status: isArchived ? before(history) : request.status,
      archived_at: isArchived ? (history.at(-1)?.at ?? now) : null,
      quote_answer: answerIn(history),
      delivered_at: history.find(({ status }) => status === 'COMPLETED')?.at ?? null,
      name: request.name,
      source_language_id: 'enu',
      target_language_ids: [...request.targets],
      xtrf_service_id: request.xtrfServiceId ?? null,
      notes: request.notes ?? '',
      needed_by:
        request.neededInDays === undefined ? null : dayIn('UTC', new Date(now.getTime() + request.neededInDays * DAY)),
      custom_field_values: JSON.stringify(request.fields ?? []),
      external_reference_id: null,
      is_open_by_link: false,
      upload_prefix: null,
      is_waiting_for_files: false,
      word_count: isCounted ? words : null,
      character_count: isCounted ? characters : null,
      asian_character_count: isCounted ? 0 : null,
      page_count: isCounted ? Math.ceil(words / wordsPerPage) : null,
      count_notes: isCounted ? [] : null,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  return {
    asked: {
      id,
      clientId: request.clientId,
      targets: request.targets,
      counted: { words, pages: Math.ceil(words / wordsPerPage) },
      isProcurement: request.origination === 'COUPA',
      accountId: requestor.id,
      events: isQuote ? history : [],
    },
    files: fileRows(id, namedAfter(request), isRead ? createdAt : null, isCounted ? createdAt : null),
    links: linkRows(id, request.links ?? []),
    events: history.map((event) => ({ ...event, job_request_id: id, account_id: null })),
  }
}

type Steps = ReturnType<typeof historyOf>

/** The status a request had when it was archived. */
const before = (history: Steps) => history.findLast(({ status }) => status !== 'ARCHIVED')?.status ?? 'COMPLETED'

function answerIn(history: Steps) {
  const has = (wanted: JobRequestStatus) => history.some(({ status }) => status === wanted)
  return has('QUOTE_ACCEPTED') ? 'ACCEPTED' : has('QUOTE_REJECTED') ? 'REJECTED' : null
}

/** Requests share stored files; each gives its document a name of its own. */
function namedAfter({ name, files, origination }: DemoRequest): readonly DemoFile[] {
  const isSource = ({ category }: DemoFile) => category === 'SOURCE_DOCUMENT'
  if (origination === 'MEDIAAI' || files.filter(isSource).length !== 1) return files
  return files.map((file) => {
    if (isSource(file)) return { ...file, fileName: `${name}.${file.type}` }
    return file.languageId === null ? file : { ...file, fileName: translatedName(name, file.languageId) }
  })
}

const fileRows = (id: string, files: readonly DemoFile[], screenedAt: Date | null, countedAt: Date | null) =>
  files.map((file) => ({
    job_request_id: id,
    category: file.category,
    file_name: file.fileName,
    file_key: file.fileKey,
    language_id: file.languageId,
    size: file.size,
    sha256: file.sha256,
    type: file.type,
    screened_at: screenedAt,
    rejection: file.rejection,
    counted_at: countedAt,
    word_count: countedAt && file.words,
    character_count: countedAt && file.characters,
    asian_character_count: countedAt && file.words && 0,
    page_count: countedAt && file.words && Math.ceil(file.words / wordsPerPage),
    count_notes: countedAt && file.words === null ? null : countedAt && [],
  }))

const linkRows = (id: string, links: NonNullable<DemoRequest['links']>) =>
  links.map((link, position) => ({ ...link, position, category: 'SOURCE_DOCUMENT' as const, job_request_id: id }))
