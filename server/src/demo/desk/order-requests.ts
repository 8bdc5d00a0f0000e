import type { Tx } from '../../tables/database.ts'
import { fileRowsOf } from './order-files.ts'
import { historyOf, requestStatusOf } from './order-history.ts'
import { quoteRowsOf } from './order-quotes.ts'
import type { DemoOrder } from './order-row.ts'

/** Who writes for each client, by email. */
const requesters: Readonly<Record<number, readonly [first: string, last: string, domain: string]>> = {
  1001: ['Grace', 'Alvarez', 'harbor.example'],
  1002: ['Marc', 'Dubois', 'meridian.example'],
  1004: ['Ruth', 'Delgado', 'summit.example'],
  1005: ['Tomas', 'Berg', 'tandem.example'],
  1006: ['Signe', 'Dahl', 'tandem.example'],
  1007: ['Ivo', 'Brandt', 'procura.example'],
  1008: ['Mei', 'Lin', 'orbit.example'],
}

/** Inserts the request of every order, with its file, its history and its quote. They came by email. */
export async function addOrderRequests(tx: Tx, orders: readonly DemoOrder[]): Promise<void> {
  const clients = await tx.selectFrom('client').select(['id', 'company_name']).execute()
  const staff = await tx.selectFrom('account').select(['id', 'first_name', 'last_name']).execute()
  const staffName = (id: string | null) => {
    const person = staff.find((each) => each.id === id)
    return person ? `${person.first_name} ${person.last_name}` : null
  }
  const made = orders.map((order) => {
    const [first, last, domain] = requesters[order.client_id] ?? ['', '', '']
    const requester = { first, last, email: `${first}.${last}@${domain}`.toLowerCase() }
    const name = `${first} ${last}`
    const company = clients.find(({ id }) => id === order.client_id)?.company_name ?? ''
    const names = {
      requester: name,
      coordinator: staffName(order.coordinator_id),
      manager: staffName(order.project_manager_id),
    }
    return {
      request: requestRow(order, requester, company),
      files: fileRowsOf(order),
      events: historyOf(order, names),
      quote: quoteRowsOf(order, name),
    }
  })
  const quotes = made.flatMap(({ quote }) => quote ?? [])
  await tx
    .insertInto('job_request')
    .values(made.map(({ request }) => request))
    .execute()
  await tx
    .insertInto('job_request_file')
    .values(made.flatMap(({ files }) => files))
    .execute()
  await tx
    .insertInto('job_request_event')
    .values(made.flatMap(({ events }) => events))
    .execute()
  await tx
    .insertInto('quote')
    .values(quotes.map(({ quote }) => quote))
    .execute()
  await tx
    .insertInto('quote_line')
    .values(quotes.flatMap(({ lines }) => lines))
    .execute()
}

type Requester = { readonly first: string; readonly last: string; readonly email: string }

function requestRow(order: DemoOrder, { first, last, email }: Requester, company: string) {
  const { document, quote_started_at: quoteStarted, quote_completed_at: quoted, project_started_at: started } = order
  const status = requestStatusOf(order)
  return {
    id: order.job_request_id,
    number: order.number,
    client_id: order.client_id,
    account_id: null,
    requestor_email: email,
    requestor_first_name: first,
    requestor_last_name: last,
    company_name: company,
    origination: 'EMAIL' as const,
    request_type: quoteStarted ? ('QUOTE_REQUEST' as const) : ('TRANSLATION_REQUEST' as const),
    status,
    quote_answer:
      quoted && started ? ('ACCEPTED' as const) : status === 'QUOTE_REJECTED' ? ('REJECTED' as const) : null,
    delivered_at: order.project_completed_at,
    name: order.name,
    source_language_id: order.source_language_id,
    target_language_ids: order.target_language_ids,
    notes: '',
    custom_field_values: '[]',
    is_open_by_link: true,
    is_waiting_for_files: false,
    word_count: document.words,
    character_count: document.characters,
    asian_character_count: 0,
    page_count: document.pages,
    count_notes: [],
    created_at: order.created_at,
  }
}
