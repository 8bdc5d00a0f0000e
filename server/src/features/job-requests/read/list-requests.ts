import type { JobRequestStatus, JobRequestSummary, Origination } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../../platform/actor.ts'
import type { PageTokens } from '../../../platform/http/page-tokens.ts'
import type { Database } from '../../../tables/database.ts'
import { presentSummary } from './present-request.ts'
import { listPage } from './store-list.ts'

type Needs = { readonly db: Database; readonly pageTokens: PageTokens }
type Caller = { readonly actor: Actor; readonly locale: string }
type Query = {
  readonly origination?: Origination | undefined
  readonly status?: readonly JobRequestStatus[] | undefined
  readonly search?: string | undefined
  readonly pageToken?: string | undefined
  readonly pageSize: number
}
type Page = { readonly items: JobRequestSummary[]; readonly nextPageToken: string | null }

/** Requests of the client the caller acts for, newest first. */
export async function listRequests({ db, pageTokens }: Needs, { actor, locale }: Caller, query: Query): Promise<Page> {
  if (actor.clientId === null) return { items: [], nextPageToken: null }
  const filter = {
    clientId: actor.clientId,
    origination: query.origination,
    statuses: query.status?.length === 0 ? undefined : query.status,
    search: query.search,
  }
  const list = JSON.stringify(filter)
  const [createdAt = '', id = ''] = query.pageToken ? pageTokens.read(query.pageToken, list) : []
  const rows = await listPage(db, filter, query.pageToken ? { createdAt, id } : undefined, query.pageSize + 1)
  const items = rows.slice(0, query.pageSize)
  const last = rows.length > items.length ? items.at(-1) : undefined
  return {
    items: items.map((row) => presentSummary(row, toMilliseconds(row.created_at_text), locale)),
    nextPageToken: last ? pageTokens.write([last.created_at_text, last.id], list) : null,
  }
}

const toMilliseconds = (iso: string): string => `${iso.slice(0, '2026-11-15T12:00:00.000'.length)}Z`
