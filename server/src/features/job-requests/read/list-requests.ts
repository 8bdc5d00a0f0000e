import type { RequestOrder } from '@portolan/contract/job-requests/actions'
import type { JobRequestListItem, JobRequestStatus, Origination } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../../platform/actor.ts'
import type { PageTokens } from '../../../platform/http/page-tokens.ts'
import type { Database } from '../../../tables/database.ts'
import { presentSummary, presentTerms, type ViewOptions } from './present-request.ts'
import { type ListRow, listPage } from './store-list.ts'

export type ListNeeds = {
  readonly db: Database
  readonly pageTokens: PageTokens
  /** The provider's time zone. */
  readonly timeZone: string
  readonly now: () => Date
}
type Caller = { readonly actor: Actor; readonly locale: string }
type Query = {
  readonly origination?: Origination | undefined
  readonly status?: readonly JobRequestStatus[] | undefined
  readonly search?: string | undefined
  readonly order?: RequestOrder | undefined
  readonly isMine?: boolean | undefined
  readonly hasPage?: boolean | undefined
  readonly pageToken?: string | undefined
  readonly pageSize: number
}
type Page = { readonly items: JobRequestListItem[]; readonly nextPageToken: string | null }

/** Requests of the client the caller acts for. */
export async function listRequests(needs: ListNeeds, { actor, locale }: Caller, query: Query): Promise<Page> {
  const { db, pageTokens, timeZone } = needs
  const options = { locale, timeZone, now: needs.now() }
  if (actor.clientId === null) return { items: [], nextPageToken: null }
  const filter = {
    clientId: actor.clientId,
    origination: query.origination,
    statuses: query.status?.length === 0 ? undefined : query.status,
    search: query.search,
    hasPage: query.hasPage,
    accountId: query.isMine ? actor.accountId : undefined,
    order: query.order ?? 'newest',
  }
  const list = JSON.stringify(filter)
  const [key = '', id = ''] = query.pageToken ? pageTokens.read(query.pageToken, list) : []
  const after = query.pageToken ? { key, id } : undefined
  const rows = await listPage(db, filter, { after, size: query.pageSize + 1, readerId: actor.accountId })
  const items = rows.slice(0, query.pageSize)
  const last = rows.length > items.length ? items.at(-1) : undefined
  return {
    items: items.map((row) => presentListItem(row, options)),
    nextPageToken: last ? pageTokens.write([last.position, last.id], list) : null,
  }
}

export const presentListItem = (row: ListRow, options: ViewOptions): JobRequestListItem => ({
  ...presentSummary(row, toMilliseconds(row.created_at_text), options.locale),
  requestorName: `${row.requestor_first_name} ${row.requestor_last_name}`.trim(),
  ...presentTerms(row, options),
  hasNewMessages: row.has_new_messages,
  hasNewDelivery: row.has_new_delivery,
})

const toMilliseconds = (iso: string): string => `${iso.slice(0, '2026-11-15T12:00:00.000'.length)}Z`
