import { searchDeskOrders } from '@portolan/contract/desk/orders'
import { listJobRequests } from '@portolan/contract/job-requests/actions'
import { requestPath } from '@portolan/contract/request-path'
import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../shared/api/api-client.ts'
import { type Translate, useMessages } from '../../shared/messages/messages.ts'
import type { en } from '../../shared/request/messages/orders.en.ts'
import { orderMessages } from '../../shared/request/messages/orders.ts'
import { hasRole, type Session } from '../../shared/session/session.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import type { Entry } from './entries.ts'

const typingPause = 200
const shown = 8

type OrderWords = Translate<typeof en>
type Work = Omit<Entry, 'run'> & { readonly path: string }
type Search = { readonly text: string; readonly signal: AbortSignal }

/** Where to look, and from how many characters on. */
type Source = {
  readonly list: 'deskOrders' | 'jobRequests'
  readonly shortest: number
  find(search: Search): Promise<readonly Work[]>
}

type Found = { readonly entries: readonly Entry[]; readonly isSearching: boolean; readonly isError: boolean }

/** A client's requests, or the orders of the desk for staff, asked for once the typing rests. */
export function useFoundWork(session: Session, typed: string): Found {
  const words = useMessages(orderMessages)
  const navigate = useNavigate()
  const wanted = typed.trim()
  const text = useDebounced(wanted, typingPause)
  const source = sourceFor(session, words)
  const isLongEnough = (search: string) => source !== undefined && search.length >= source.shortest
  const found = useQuery({
    queryKey: [source?.list, 'palette', text],
    queryFn: ({ signal }) => source?.find({ text, signal }) ?? [],
    enabled: isLongEnough(text),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const work = isLongEnough(text) ? (found.data ?? []) : []
  return {
    entries: work.map(({ path, ...entry }) => ({ ...entry, run: () => void navigate({ to: path }) })),
    isSearching: isLongEnough(wanted) && (text !== wanted || found.isFetching),
    isError: found.isError,
  }
}

function sourceFor(session: Session, words: OrderWords): Source | undefined {
  if (hasRole(session, dashboardRoles))
    return { list: 'deskOrders', shortest: 2, find: (search) => findOrders(search, words) }
  const isMember = hasRole(session, clientRoles) && session.clientConfig !== null
  return isMember ? { list: 'jobRequests', shortest: 1, find: findRequests } : undefined
}

/** Orders of all queues by number, name, company, requester or email address. */
async function findOrders({ text, signal }: Search, words: OrderWords): Promise<readonly Work[]> {
  const { items } = await call(searchDeskOrders, { query: { search: text } }, { signal })
  return items.slice(0, shown).map(({ id, name, number, status }) => ({
    id,
    label: name,
    icon: 'edit',
    note: `${number} · ${words(status)}`,
    path: `/desk/${id}`,
  }))
}

/** Requests by name or number. */
async function findRequests({ text, signal }: Search): Promise<readonly Work[]> {
  const { items } = await call(listJobRequests, { query: { search: text, pageSize: shown } }, { signal })
  return items.flatMap((request) => {
    const path = requestPath(request)
    return path === null
      ? []
      : [{ id: request.id, label: request.name, icon: 'quote' as const, note: request.number, path }]
  })
}
