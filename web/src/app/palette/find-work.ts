import type { DeskQueueOrAll } from '@portolan/contract/desk/desk'
import { searchDeskOrders } from '@portolan/contract/desk/orders'
import { listJobRequests } from '@portolan/contract/job-requests/actions'
import { requestPath } from '@portolan/contract/request-path'
import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { pageOfClient } from '../../features/desk/client-page.ts'
import { clientText, orderStatusText } from '../../features/desk/order-words.ts'
import { call } from '../../shared/api/api-client.ts'
import type { Translate } from '../../shared/messages/messages.ts'
import type { en } from '../../shared/request/messages/orders.en.ts'
import { hasRole, type Session } from '../../shared/session/session.ts'
import { type Entry, fold } from './entries.ts'
import type { en as paletteTexts } from './messages/palette.en.ts'

const shown = 8

type OrderWords = Translate<typeof en>
type PaletteWords = Translate<typeof paletteTexts>
type Search = { readonly text: string; readonly signal: AbortSignal }

/** An entry with the address that it opens. */
export type Work = Omit<Entry, 'run'> & { readonly path: string; readonly search?: object }

type FoundWork = {
  readonly work: readonly Work[]
  readonly clients: readonly Work[]
  /** The list that has all of it; null if all of it is shown. */
  readonly all: { readonly path: string; readonly search: Readonly<Record<string, string>> } | null
}

/** Where to look, and from how many characters on. */
export type Source = {
  readonly list: 'deskOrders' | 'jobRequests'
  readonly shortest: number
  find(search: Search): Promise<FoundWork>
}

/** Orders and clients for staff, a client's own requests for its people. */
export function sourceFor(session: Session, words: OrderWords, t: PaletteWords): Source | undefined {
  if (hasRole(session, dashboardRoles))
    return { list: 'deskOrders', shortest: 2, find: (search) => findOrders(search, session, words, t) }
  const isMember = hasRole(session, clientRoles) && session.clientConfig !== null
  if (!isMember) return undefined
  const find = (search: Search) => findRequests(search, session.isProcurementBuyer)
  return { list: 'jobRequests', shortest: 1, find }
}

/** Orders of all queues by number, name, company, requester, email address or purchase order, and clients by name. */
async function findOrders(
  { text, signal }: Search,
  session: Session,
  words: OrderWords,
  t: PaletteWords,
): Promise<FoundWork> {
  const search = (wanted: string) => call(searchDeskOrders, { query: { search: wanted } }, { signal })
  const ratesOf = clientWithRates(text, t)
  const [{ items, queues, clients }, named] = await Promise.all([search(text), ratesOf ? search(ratesOf) : null])
  const ratesEntry = ({ id, name }: (typeof clients)[number]): Work => ({
    id: `rates-${id}`,
    label: t('ratesOf', { client: name }),
    icon: 'quote',
    path: `/desk/clients/${id}/rates`,
  })
  const isAnyOpen = queues.some(({ queue }) => queue !== 'CLOSED')
  const queue: DeskQueueOrAll = isAnyOpen ? 'ALL' : 'CLOSED'
  return {
    work: items.slice(0, shown).map((order) => ({
      id: order.id,
      label: order.name,
      icon: 'edit',
      detail: [clientText(order, words), order.number, ...order.purchaseOrders].join(' · '),
      note: orderStatusText(order, words),
      path: `/desk/${order.id}`,
    })),
    // The server names clients only to staff who may read their rates.
    clients: [
      ...clients.flatMap((client): Work[] => {
        const { to: path, search } = pageOfClient(session, client.id)
        return [{ id: `client-${client.id}`, label: client.name, icon: 'building', path, search }, ratesEntry(client)]
      }),
      ...(named?.clients.map(ratesEntry) ?? []),
    ],
    all: items.length > shown ? { path: '/desk', search: { queue, search: text } } : null,
  }
}

/** The name in "rates harbor", in the reader's words and any order; undefined where no word is about rates. */
function clientWithRates(text: string, t: PaletteWords): string | undefined {
  const rates = fold(t('rates'))
  const words = text.split(/\s+/)
  const rest = words.filter((word) => fold(word).length < 3 || !rates.startsWith(fold(word))).join(' ')
  return rest.length >= 2 && rest.length < words.join(' ').length ? rest : undefined
}

/** Requests by name or number. */
async function findRequests({ text, signal }: Search, isProcurementBuyer: boolean): Promise<FoundWork> {
  const { items, nextPageToken } = await call(
    listJobRequests,
    { query: { search: text, hasPage: 'true', pageSize: shown } },
    { signal },
  )
  return {
    work: items.flatMap((request) => {
      const path = requestPath(request)
      return path === null
        ? []
        : [{ id: request.id, label: request.name, icon: 'quote' as const, note: request.number, path }]
    }),
    clients: [],
    all:
      nextPageToken === null
        ? null
        : isProcurementBuyer
          ? { path: '/coupa', search: {} }
          : { path: '/requests', search: { search: text } },
  }
}
