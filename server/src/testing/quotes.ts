import { randomUUID } from 'node:crypto'
import type { AcceptanceStatus, JobRequestStatus, Origination } from '@portolan/contract/job-requests/requests'
import type { Database } from '../tables/database.ts'

type QuoteOptions = {
  readonly status?: JobRequestStatus
  readonly clientId?: number
  readonly origination?: Origination
  readonly isOpenByLink?: boolean
  readonly answer?: AcceptanceStatus | null
  readonly madeAt?: Date
  readonly delivery?: Date
  readonly deadline?: Date
  readonly hasQuote?: boolean
}

const DAY = 86_400_000

/** Where a bill goes; the state is read from the database by the tests that need one. */
export const billingContact = {
  address1: '1 Quay Street',
  address2: '',
  city: 'Portland',
  zipCode: '97201',
  phoneNumber: '+1 555 0199',
  email: 'books@meridian.example',
  country: { id: 227, name: 'United States' },
}

/** Inserts a request with a quote of 120 dollars. */
export async function quotedRequest(db: Database, made: QuoteOptions = {}): Promise<string> {
  const { status = 'QUOTE_READY_FOR_CLIENT_REVIEW', clientId = 1002, answer = null, hasQuote = true } = made
  const id = randomUUID()
  await db
    .insertInto('job_request')
    .values({
      id,
      number: id,
      client_id: clientId,
      status,
      name: 'Policy terms',
      notes: '',
      company_name: 'Meridian',
      requestor_email: 'eva@meridian.example',
      requestor_first_name: 'Eva',
      requestor_last_name: 'Lind',
      request_type: 'QUOTE_REQUEST',
      origination: made.origination ?? 'WEBFORM',
      source_language_id: 'enu',
      target_language_ids: ['fra', 'deu'],
      custom_field_values: '[]',
      is_open_by_link: made.isOpenByLink ?? false,
      is_waiting_for_files: false,
    })
    .execute()
  if (!hasQuote) return id
  const { id: quoteId } = await db
    .insertInto('quote')
    .values({
      job_request_id: id,
      is_automatic: true,
      rate_type: 'STANDARD',
      price_cents: 120_00,
      note: '',
      acceptance_deadline: made.deadline ?? new Date(Date.now() + 30 * DAY),
      acceptance_status: answer,
      document_sha256: 'f'.repeat(64),
      created_at: made.madeAt,
      expected_delivery: made.delivery ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { unit: 'PAGE' as const, quantity: 2, unit_price_cents: 30_00, price_cents: 60_00, counted_pages: 2 }
  const kind = { is_minimum: false }
  await db
    .insertInto('quote_line')
    .values(
      ['fra', 'deu'].map((language_id, position) => ({ quote_id: quoteId, position, language_id, ...line, ...kind })),
    )
    .execute()
  return id
}
