import * as actions from '@portolan/contract/desk/actions'
import type {
  DeskKind,
  DeskNeed,
  DeskOrder,
  DeskOrderSummary,
  DeskQueueOrAll,
  DeskSort,
  VerticalOrNone,
} from '@portolan/contract/desk/desk'
import {
  countDeskOrders,
  getDeskOrder,
  listDeskOrders,
  listDeskPeople,
  searchDeskOrders,
} from '@portolan/contract/desk/orders'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { retryUnlessUnknown } from '../../shared/request/one-request.ts'
import { notify } from '../../shared/ui/snackbar.tsx'
import { isBeingHandedOver, isMoving } from './order/step/moving.ts'
import { OutrunError, useOutrunText } from './outrun.ts'

const pollEvery = 30_000
/** While the portal itself takes the next step. */
const watchEvery = 2_000
/** After one's own action, the page is shown with what it came to. */
const handOverLook = { every: 300, times: 10 }

type OrderQuery = {
  readonly queue: DeskQueueOrAll
  readonly need: DeskNeed | undefined
  readonly kind: DeskKind | undefined
  readonly vertical: VerticalOrNone | undefined
  readonly clientId: number | undefined
  readonly isMine: boolean
  readonly search: string
  readonly sort: DeskSort | undefined
}

export const ordersIn = ({ queue, need, kind, vertical, clientId, isMine, search, sort }: OrderQuery) =>
  infiniteQueryOptions({
    queryKey: ['deskOrders', queue, need, kind, vertical, clientId, isMine, search, sort],
    queryFn: ({ pageParam, signal }) =>
      call(
        listDeskOrders,
        {
          query: {
            queue,
            need,
            kind,
            vertical,
            clientId,
            isMine: isMine ? 'true' : undefined,
            search: search || undefined,
            sort,
            pageToken: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** In which queues a text is found. Searching begins with the second character. */
export const matchesOf = (search: string) =>
  queryOptions({
    queryKey: ['deskOrders', 'search', search],
    queryFn: ({ signal }) => call(searchDeskOrders, { query: { search } }, { signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const countsOf = ({ isMine, clientId }: Pick<OrderQuery, 'isMine' | 'clientId'>) =>
  queryOptions({
    queryKey: ['deskCounts', isMine, clientId],
    queryFn: ({ signal }) =>
      call(countDeskOrders, { query: { isMine: isMine ? 'true' : undefined, clientId } }, { signal }),
    staleTime: 0,
    refetchInterval: pollEvery,
  })

type OrderPages = { readonly pages?: readonly { readonly items: readonly DeskOrderSummary[] }[] }

/** What a list that was on the screen knows of an order. */
export const listedOrder = (queries: QueryClient, id: string): DeskOrderSummary | undefined =>
  queries
    .getQueriesData<OrderPages>({ queryKey: ['deskOrders'] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((order) => order.id === id)

export const deskPeople = queryOptions({
  queryKey: ['deskPeople'],
  queryFn: ({ signal }) => call(listDeskPeople, {}, { signal }),
})

export const oneOrder = (id: string) =>
  queryOptions({
    queryKey: ['deskOrder', id],
    queryFn: ({ signal }) => call(getDeskOrder, { params: { id } }, { signal }),
    staleTime: 0,
    retry: retryUnlessUnknown,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? watchEvery : pollEvery),
  })

/** Waits until a started order is at the desk, so that the page offers at once what comes next. */
async function afterHandOver(order: DeskOrder, id: string): Promise<DeskOrder> {
  let latest = order
  for (let look = 0; look < handOverLook.times && isBeingHandedOver(latest); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, handOverLook.every))
    // The action itself is done, whatever becomes of this call.
    latest = await call(getDeskOrder, { params: { id } }).catch(() => latest)
  }
  return latest
}

type Body<Action extends { body?: z.ZodMiniType }> = z.input<NonNullable<Action['body']>>

/** Each updates the order on the page. What was refused is loaded again, as somebody else may have been quicker. */
export function useDeskActions(id: string) {
  const queries = useQueryClient()
  const describe = useOutrunText()
  const keep = async (changed: Promise<DeskOrder>): Promise<void> => {
    try {
      queries.setQueryData(oneOrder(id).queryKey, await afterHandOver(await changed, id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const seen = queries.getQueryData(oneOrder(id).queryKey)
      await queries.invalidateQueries(oneOrder(id))
      if (error.errorCode !== 'conflict') throw error
      const text = describe(seen, queries.getQueryData(oneOrder(id).queryKey))
      notify(text, 'error')
      throw new OutrunError(text)
    }
    await Promise.all(
      ['deskOrders', 'deskCounts', 'deskOverview'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    )
  }
  const params = { id }
  const callComplete = (isSourceIntended = false) =>
    call(actions.completeDeskOrder, { params, query: isSourceIntended ? { isSourceIntended: 'true' } : {} })
  return {
    assign: (body: Body<typeof actions.assignDeskOrder>) => keep(call(actions.assignDeskOrder, { params, body })),
    takeIn: () => keep(call(actions.takeInDeskOrder, { params })),
    putBack: () => keep(call(actions.putBackDeskOrder, { params })),
    /** Returns who coordinates the order then: sending a quote assigns an order that nobody has. */
    price: async (body: Body<typeof actions.priceDeskOrder>) => {
      await keep(call(actions.priceDeskOrder, { params, body }))
      return queries.getQueryData(oneOrder(id).queryKey)?.coordinator ?? null
    },
    reviseQuote: (body: Body<typeof actions.reviseDeskQuote>) => keep(call(actions.reviseDeskQuote, { params, body })),
    withdrawQuote: (reason: string) => keep(call(actions.withdrawDeskQuote, { params, body: { reason } })),
    turnAway: (reason: string) => keep(call(actions.turnAwayDeskOrder, { params, body: { reason } })),
    retry: () => keep(call(actions.retryDeskOrder, { params })),
    submit: () => keep(call(actions.submitDeskOrder, { params })),
    reopen: () => keep(call(actions.reopenDeskOrder, { params })),
    keepDelivery: () => keep(call(actions.keepDelivery, { params })),
    requote: () => keep(call(actions.requoteDeskOrder, { params })),
    deliver: (body: Body<typeof actions.deliverDeskOrder>) => keep(call(actions.deliverDeskOrder, { params, body })),
    restoreFile: (fileKey: string) => keep(call(actions.restoreDelivery, { params, body: { fileKey } })),
    withdraw: (fileKey: string, isAtOnce = false) =>
      keep(call(actions.withdrawDelivery, { params, body: { fileKey, isAtOnce } })),
    sendToQa: (body: Body<typeof actions.sendDeskOrderToQa>) => keep(call(actions.sendDeskOrderToQa, { params, body })),
    finishQa: (body: Body<typeof actions.finishQaJob>) => keep(call(actions.finishQaJob, { params, body })),
    complete: (isSourceIntended: boolean) => keep(callComplete(isSourceIntended)),
    sendPaymentLink: (url: string) => keep(call(actions.sendPaymentLink, { params, body: { url } })),
    allowInvoice: () => keep(call(actions.allowInvoice, { params })),
    markPaid: (body: Body<typeof actions.markPaid>) => keep(call(actions.markPaid, { params, body })),
    cancel: (reason: string) => keep(call(actions.cancelDeskOrder, { params, body: { reason } })),
    undoCancel: () => keep(call(actions.undoCancelDeskOrder, { params })),
  }
}
