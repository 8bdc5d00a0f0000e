import { addressLines } from '@portolan/contract/address'
import type { Escalation } from '@portolan/contract/translation-management/translation-management'
import { dayOfDate } from '../../platform/provider-days.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { TmsFile, TmsOrder } from '../../ports/translation-management.ts'
import type { Database } from '../../tables/database.ts'
import { checkedStore } from '../files/index.ts'
import {
  findReference,
  findRequestDetails,
  listLinks,
  listRequestFiles,
  presentRequester,
  type RequestDetails,
  type RequestFile,
} from '../job-requests/index.ts'
import {
  findQuoteOf,
  findRushCondition,
  listPaymentEvents,
  paymentFacts,
  type QuoteRow,
  rateTypeOf,
} from '../quotes/index.ts'
import { messages } from './messages/en.ts'
import type { OrderRow } from './store-orders.ts'

type Needs = { readonly db: Database; readonly fileStore: FileStore }

/**
 * Builds the order for the translation management system, from the request or from its escalation to human translators.
 */
export async function buildOrder({ db, fileStore }: Needs, { job_request_id: id, escalation, round }: OrderRow) {
  const request = await findRequestDetails(db, id)
  if (!request) throw new Error(`The request ${id} is gone.`)
  const quote = await findQuoteOf(db, id)
  const isAccepted = quote?.acceptance_status === 'ACCEPTED'
  const isWholeProject = escalation !== null || isAccepted || request.request_type !== 'QUOTE_REQUEST'
  const files = await listRequestFiles(db, id)
  const links = escalation ? [] : await listLinks(db, id)
  const order: TmsOrder = {
    requestId: id,
    key: round === 1 ? id : `${id}-${round}`,
    number: round === 1 ? request.number : `${request.number}/${round}`,
    wanted: isWholeProject ? 'project' : 'quote',
    clientId: request.client_id,
    name: escalation?.projectName ?? request.name,
    sourceLanguageId: escalation?.sourceLanguageId ?? request.source_language_id ?? '',
    targetLanguageIds: escalation?.targetLanguageIds ?? request.target_language_ids,
    serviceId: request.xtrf_service_id,
    contact: await findContact(db, id),
    notes: escalation ? addReason(escalation) : request.notes,
    neededBy: request.needed_by && dayOfDate(request.needed_by),
    referenceNumber: await findReference(db, id),
    isRush: await isRush(db, request, isAccepted ? quote.rate_type : null),
    priceCents: isAccepted && !escalation ? Number(quote.price_cents) : null,
    deadline: isAccepted && !escalation ? quote.expected_delivery : null,
    payment: isAccepted && !escalation ? await paymentLines(db, quote) : [],
    customFields: (escalation?.customFields ?? request.custom_field_values).map(({ fieldName, mapping, value }) => ({
      name: mapping ?? fieldName,
      value,
    })),
    files: selectFiles(files, escalation).map((file) => toOrderFile(fileStore, file)),
    links: links.map(({ url, name, category }) => ({ url, name, isReference: category === 'REFERENCE' })),
  }
  return order
}

/** The reason for the escalation comes first. */
function addReason({ reason, otherReason, notes }: Escalation): string {
  const why = reason === 'OTHER' ? `${messages.reasons.OTHER}: ${otherReason}` : messages.reasons[reason]
  return notes === '' ? why : `${why}\n\n${notes}`
}

/** How an accepted quote is paid, and what was paid before the work began, one fact per line. */
export async function paymentLines(db: Database, { id, payment }: Pick<QuoteRow, 'id' | 'payment'>): Promise<string[]> {
  if (!payment) return []
  const paid = await listPaidLines(db, id)
  return [...paymentFacts(payment).map(({ name, value }) => `${name}: ${value}`), ...paid.map(({ text }) => text)]
}

/**
 * Each payment on a line: when it came, how much it was, and by what it is found again. The number tells it from another
 * one of the same day and amount.
 */
export async function listPaidLines(db: Database, quoteId: string): Promise<{ id: string; text: string }[]> {
  const paid = (await listPaymentEvents(db, quoteId)).filter(({ received_on }) => received_on !== null)
  return paid.map(({ id, received_on, reference, amount_cents }, at) => {
    const amount = amount_cents === null ? null : `${(Number(amount_cents) / 100).toFixed(2)} USD`
    const facts = [received_on, amount, reference].filter(Boolean).join(', ')
    return { id, text: `${messages.paid}: ${facts} (${messages.payment} ${at + 1})` }
  })
}

async function findContact(db: Database, requestId: string): Promise<TmsOrder['contact']> {
  const { email, name, company, address } = await presentRequester(db, requestId)
  return {
    email,
    name,
    company,
    phone: address?.phoneNumber ?? '',
    address: address ? addressLines(address).join(', ') : '',
  }
}

async function isRush(db: Database, request: RequestDetails, agreed: string | null): Promise<boolean> {
  if (agreed !== null) return agreed === 'RUSH'
  const condition = await findRushCondition(db, request.client_id)
  return rateTypeOf(condition, request.custom_field_values) === 'RUSH'
}

type OrderFile = Pick<RequestFile, 'id' | 'file_name' | 'file_key' | 'size' | 'sha256'> & {
  readonly isReference: boolean
}

function selectFiles(files: readonly RequestFile[], escalation: OrderRow['escalation']): OrderFile[] {
  const good = files.filter(({ rejection }) => rejection === null)
  if (!escalation)
    return good
      .filter(({ category }) => category === 'SOURCE_DOCUMENT' || category === 'REFERENCE')
      .map((file) => ({ ...file, isReference: file.category === 'REFERENCE' }))
  return escalation.files.flatMap(({ fileKey, category }) =>
    good
      .filter(({ file_key }) => file_key === fileKey)
      .map((file) => ({ ...file, isReference: category === 'REFERENCE' })),
  )
}

const toOrderFile = (fileStore: FileStore, file: OrderFile): TmsFile => ({
  id: file.id,
  name: file.file_name,
  size: Number(file.size),
  isReference: file.isReference,
  open: () => checkedStore(fileStore, file.sha256).read(file.file_key),
})
