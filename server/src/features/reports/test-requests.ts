import { randomUUID } from 'node:crypto'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import type { Database } from '../../tables/database.ts'

export type TestRequest = {
  readonly name: string
  readonly words?: number
  readonly status?: JobRequestStatus
  readonly targets?: readonly string[]
  readonly createdAt?: string
  readonly fields?: Readonly<Record<string, string>>
  /** Of an accepted quote, shared by the languages. */
  readonly priceCents?: number
}

/** Inserts requests of a client as they are in the database, and returns their ids. */
export async function addRequests(db: Database, clientId: number, requests: readonly TestRequest[]): Promise<string[]> {
  const rows = requests.map((request) => ({ id: randomUUID(), ...request }))
  await db
    .insertInto('job_request')
    .values(
      rows.map(({ id, name, words = null, status = 'COMPLETED', targets = ['fra'], createdAt, fields = {} }) => ({
        id,
        number: id,
        client_id: clientId,
        requestor_email: 'nora@lindgren.example',
        requestor_first_name: 'Nora',
        requestor_last_name: 'Lind',
        company_name: 'Lindgren',
        request_type: 'QUOTE_REQUEST' as const,
        origination: 'WEBFORM' as const,
        status,
        name,
        notes: '',
        source_language_id: 'enu',
        target_language_ids: [...targets],
        custom_field_values: JSON.stringify(
          Object.entries(fields).map(([fieldName, value]) => ({ fieldName, value, mapping: null })),
        ),
        is_open_by_link: false,
        is_waiting_for_files: false,
        word_count: words,
        // As text, because a Date would lose the microseconds.
        ...(createdAt !== undefined && { created_at: createdAt as unknown as Date }),
      })),
    )
    .execute()
  for (const { id, priceCents, targets = ['fra'] } of rows)
    if (priceCents !== undefined) await addQuote(db, id, priceCents, targets)
  return rows.map(({ id }) => id)
}

async function addQuote(db: Database, id: string, priceCents: number, targets: readonly string[]): Promise<void> {
  const quote = await db
    .insertInto('quote')
    .values({
      job_request_id: id,
      is_automatic: true,
      rate_type: 'STANDARD',
      price_cents: priceCents,
      note: '',
      acceptance_deadline: new Date(),
      acceptance_status: 'ACCEPTED',
      decided_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('quote_line')
    .values(
      targets.map((language_id, position) => ({
        quote_id: quote.id,
        position,
        language_id,
        unit: 'PAGE' as const,
        quantity: 3,
        unit_price_cents: 100,
        price_cents: priceCents / targets.length,
        is_minimum: false,
      })),
    )
    .execute()
}
