import type { PageTokens } from '../../platform/http/page-tokens.ts'
import type { Days } from './days.ts'
import type { List, ListNeeds } from './lists.ts'

const pageSize = 100

type ListPageRequest = { readonly personId: string | null; readonly pageToken: string | undefined; readonly days: Days }

/** One page of a person's list. A token is valid only for that list and person. */
export async function listPage<Row>(
  needs: ListNeeds & { readonly pageTokens: PageTokens },
  list: List<Row>,
  request: ListPageRequest,
) {
  const { personId, pageToken, days } = request
  const whose = `${list.name} ${personId}`
  const after = pageToken === undefined ? undefined : needs.pageTokens.read(pageToken, whose)
  const found = await list.read(needs, { personId, size: pageSize + 1, after }, days)
  const shown = found.slice(0, pageSize)
  const last = found.length > shown.length ? shown.at(-1) : undefined
  return {
    items: shown.map(({ row }) => row),
    nextPageToken: last ? needs.pageTokens.write(last.place, whose) : null,
  }
}
