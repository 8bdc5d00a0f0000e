import type { ClientSort, ListedClient } from '@portolan/contract/clients/administration'
import type { PageTokens } from '../../../platform/http/page-tokens.ts'
import type { Database } from '../../../tables/database.ts'
import { findClientPage } from './store-client-list.ts'

type Needs = { readonly db: Database; readonly pageTokens: PageTokens }
type ClientQuery = {
  readonly search?: string | undefined
  readonly sort: ClientSort
  readonly pageToken?: string | undefined
  readonly pageSize: number
}

export async function listClients(
  { db, pageTokens }: Needs,
  { search = '', sort, pageToken, pageSize }: ClientQuery,
): Promise<{ items: ListedClient[]; nextPageToken: string | null }> {
  const list = JSON.stringify(['clients', search, sort])
  const after = pageToken ? pageTokens.read(pageToken, list) : undefined
  const found = await findClientPage(db, { search, sort, after, size: pageSize + 1 })
  const shown = found.slice(0, pageSize)
  const last = found.length > pageSize ? shown.at(-1) : undefined
  return {
    items: shown.map((client) => ({
      clientId: client.id,
      clientName: client.name,
      status: client.status,
      userCount: client.user_count,
      lastRequestAt: client.last_request_at?.toISOString() ?? null,
    })),
    nextPageToken: last ? pageTokens.write(last.place, list) : null,
  }
}
