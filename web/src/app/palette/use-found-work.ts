import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { orderMessages } from '../../shared/request/messages/orders.ts'
import type { Session } from '../../shared/session/session.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import type { Entry } from './entries.ts'
import { sourceFor, type Work } from './find-work.ts'
import { paletteMessages } from './messages/palette.ts'

const typingPause = 200

type Found = {
  readonly isOfDesk: boolean
  /** With an entry that leads to all of them if there are more. */
  readonly work: readonly Entry[]
  readonly clients: readonly Entry[]
  /** How many of more are shown; null if these are all. */
  readonly first: number | null
  readonly isSearching: boolean
  readonly isError: boolean
}

/** A client's requests, or the orders of the desk for staff, asked for once the typing rests. */
export function useFoundWork(session: Session, typed: string): Found {
  const t = useMessages(paletteMessages)
  const words = useMessages(orderMessages)
  const navigate = useNavigate()
  const wanted = typed.trim()
  const text = useDebounced(wanted, typingPause)
  const source = sourceFor(session, words, t)
  const isLongEnough = (search: string) => source !== undefined && search.length >= source.shortest
  const found = useQuery({
    queryKey: [source?.list, 'palette', text],
    queryFn: ({ signal }) => source?.find({ text, signal }) ?? null,
    enabled: isLongEnough(text),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isOfDesk = source?.list === 'deskOrders'
  const { work, clients, all } = (isLongEnough(text) && found.data) || { work: [], clients: [], all: null }
  const asEntry = ({ path, search, ...entry }: Work): Entry => ({
    ...entry,
    run: () => void navigate({ to: path, search: search as never }),
  })
  const seeAll: readonly Entry[] = all
    ? [
        {
          id: 'see-all',
          label: t(isOfDesk ? 'allOrders' : 'allRequests'),
          icon: 'list',
          run: () => void navigate({ to: all.path, search: all.search as never }),
        },
      ]
    : []
  return {
    isOfDesk,
    work: [...work.map(asEntry), ...seeAll],
    clients: clients.map(asEntry),
    first: all && work.length,
    isSearching: isLongEnough(wanted) && (text !== wanted || found.isFetching),
    isError: found.isError,
  }
}
