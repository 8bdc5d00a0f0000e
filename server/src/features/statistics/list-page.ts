import type { PageTokens } from '../../platform/http/page-tokens.ts'
import type { Days } from './days.ts'
import type { List, ListNeeds } from './lists.ts'

const pageSize = 25

type ListPageRequest = {
  readonly personId: string | null
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly pageToken?: string | undefined
  readonly days: Days
}

/** One page of a person's list. A token is valid only for that list, person, search and order. */
export async function listPage<Row>(
  needs: ListNeeds & { readonly pageTokens: PageTokens },
  list: List<Row>,
  request: ListPageRequest,
) {
  const { personId, search, sort, pageToken, days } = request
  const whose = JSON.stringify([list.name, personId, search, sort])
  const after = pageToken === undefined ? undefined : needs.pageTokens.read(pageToken, whose)
  const found = await list.read(needs, { personId, size: pageSize + 1, after, search, order: list.orderOf(sort) }, days)
  const shown = found.slice(0, pageSize)
  const last = found.length > shown.length ? shown.at(-1) : undefined
  return {
    items: shown.map(({ row }) => row),
    nextPageToken: last ? needs.pageTokens.write(last.place, whose) : null,
  }
}
