import type { ClientConfig } from '@portolan/contract/clients/clients'
import { sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import type { Database } from '../../../tables/database.ts'

type Page = {
  readonly search: string
  readonly after: { readonly name: string; readonly id: number } | undefined
  readonly size: number
}

/** By name. Users and the latest request are looked up for the rows of the page alone, on indexes of the client. */
export const findClientPage = (db: Database, { search, after, size }: Page) =>
  db
    .selectFrom('client')
    .select(['client.id', 'client.client_name as name', sql<ClientConfig['status']>`client.status`.as('status')])
    .select(sql<number>`(select count(*)::int from account_client where client_id = client.id)`.as('user_count'))
    .select(
      sql<Date | null>`(select max(created_at) from job_request where client_id = client.id)`.as('last_request_at'),
    )
    .$if(search !== '', (query) => query.where('client.client_name', 'ilike', likeText(search)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(lower(client.client_name), client.id) > (lower(${after?.name}), ${after?.id}::int)`),
    )
    .orderBy(sql`lower(client.client_name)`)
    .orderBy('client.id')
    .limit(size)
    .execute()
