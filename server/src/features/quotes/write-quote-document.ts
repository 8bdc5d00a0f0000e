import { Readable } from 'node:stream'
import { addressLines } from '@portolan/contract/address'
import { handles, JobError, type JobHandler } from '../../platform/jobs/index.ts'
import type { FileStore, StoredFile } from '../../ports/file-store.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { emptyBilling, findClientBilling } from '../clients/index.ts'
import type { LegalTexts } from '../content/index.ts'
import {
  addQuoteDocument,
  findReference,
  findRequestDetails,
  listRequestFiles,
  type RequestDetails,
  removeQuoteDocuments,
  withLockedRequest,
} from '../job-requests/index.ts'
import { nameLanguage } from '../reference/index.ts'
import { turnaroundOf } from './delivery.ts'
import type { CountedFile, QuoteFacts } from './document/quote-facts.ts'
import { documentLocale } from './document-locale.ts'
import { writeQuoteDocument } from './job-definitions.ts'
import { printDocument } from './print-document.ts'
import { sendReadyEmail } from './quote-emails.ts'
import { quotePath } from './quote-path.ts'
import { findQuote, findQuoteOf, listLines, type QuoteRow, saveDocument } from './store-quotes.ts'

export type DocumentNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly provider: QuoteFacts['provider']
  readonly origin: string
  readonly timeZone: string
  readonly legalTexts: (locale: string) => Promise<LegalTexts>
}

/** Writes the PDF, attaches it to the request and sends the email that links to it. */
export const writeQuoteDocumentHandler = (needs: DocumentNeeds): JobHandler =>
  handles(
    writeQuoteDocument,
    async ({ quoteId }, { finish, signal }) => {
      const { quote, request } = await findQuoteAndRequest(needs.db, quoteId)
      const print: PrintOptions = { fileName: fileNameOf(request), acceptance: null, signal }
      const file = await keepDocument(needs, request, quote, print)
      await finish((tx) =>
        withLockedRequest(tx, request.id, async () => {
          await attach(tx, request, quote, file)
          await sendEmail(tx, needs, quoteId)
        }),
      )
    },
    // A quote that cannot be printed can still be read on its page.
    { giveUp: (tx, { quoteId }) => sendEmail(tx, needs, quoteId) },
  )

export async function findQuoteAndRequest(db: Database | Tx, quoteId: string) {
  const quote = await findQuote(db, quoteId)
  const request = quote && (await findRequestDetails(db, quote.job_request_id))
  if (!quote || !request) throw new JobError('The quote is gone.', 'never')
  return { quote, request }
}

/** Sends nothing if the quote was answered or replaced while the PDF was written. */
async function sendEmail(tx: Tx, { timeZone }: DocumentNeeds, quoteId: string): Promise<void> {
  const { quote, request } = await findQuoteAndRequest(tx, quoteId)
  if (quote.superseded_at || request.status !== 'QUOTE_READY_FOR_CLIENT_REVIEW') return
  await sendReadyEmail(tx, { request, quote, timeZone })
}

type PrintOptions = {
  readonly fileName: string
  readonly acceptance: QuoteFacts['acceptance']
  readonly signal: AbortSignal
}

/** A repeated run writes the same bytes under the same key. */
export async function keepDocument(
  needs: DocumentNeeds,
  request: RequestDetails,
  quote: QuoteRow,
  { fileName, acceptance, signal }: PrintOptions,
): Promise<StoredFile> {
  const bytes = await printDocument({ ...(await factsOf(needs, request, quote)), acceptance }, signal)
  return needs.fileStore.write(`${folderOf(quote)}${fileName}`, Readable.from([bytes]))
}

const folderOf = ({ id }: QuoteRow): string => `quotes/${id}/`

const fileNameOf = ({ number }: RequestDetails): string => `Quote-${number}.pdf`
export const confirmationNameOf = ({ number }: RequestDetails): string => `Confirmation-${number}.pdf`

async function factsOf(needs: DocumentNeeds, request: RequestDetails, quote: QuoteRow) {
  const locale = await documentLocale(needs.db, request)
  const { provider, origin, timeZone } = needs
  const { terms } = await needs.legalTexts(locale)
  // Who asked by link need not be of the client.
  const billing = request.is_open_by_link ? emptyBilling : await findClientBilling(needs.db, request.client_id)
  const named = (id: string) => nameLanguage(id, locale)
  const lines = (await listLines(needs.db, quote.id)).map((line) => ({ ...line, language: named(line.languageId) }))
  return {
    locale,
    timeZone,
    provider,
    number: request.number,
    version: quote.version,
    name: request.name,
    createdAt: quote.created_at,
    validUntil: quote.acceptance_deadline,
    turnaroundDays: turnaroundOf(quote, timeZone),
    reference: (await findReference(needs.db, request.id)) ?? '',
    company: request.company_name,
    address: addressLines(billing.contact),
    vatNumber: billing.vatNumber,
    requester: `${request.requestor_first_name} ${request.requestor_last_name}`.trim(),
    email: request.requestor_email,
    sourceLanguage: request.source_language_id === null ? '' : named(request.source_language_id),
    rateType: quote.rate_type,
    lines: lines.sort((a, b) => a.language.localeCompare(b.language, locale)),
    priceCents: Number(quote.price_cents),
    files: await findCountedFiles(needs.db, request.id),
    note: quote.note,
    terms: { title: terms.title, version: terms.version, locale: terms.locale, blocks: terms.blocks },
    url: origin + quotePath(request),
  }
}

async function findCountedFiles(db: Database, requestId: string): Promise<CountedFile[]> {
  const sources = (await listRequestFiles(db, requestId)).filter((file) => file.category === 'SOURCE_DOCUMENT')
  return sources.map((file) => ({ fileName: file.file_name, notes: file.count_notes }))
}

/** Attaches the PDF if the quote is still the current one, and detaches older ones. */
async function attach(tx: Tx, request: RequestDetails, quote: QuoteRow, file: StoredFile): Promise<void> {
  const { key, size, sha256 } = file
  if (!sha256) throw new Error('The store keeps no digest of what it writes.')
  await saveDocument(tx, quote.id, { key, sha256 })
  if ((await findQuoteOf(tx, request.id))?.id !== quote.id) return
  await removeQuoteDocuments(tx, request.id, { exceptKey: folderOf(quote) + confirmationNameOf(request) })
  await addQuoteDocument(tx, request.id, { fileName: fileNameOf(request), fileKey: key, sha256, size })
}
