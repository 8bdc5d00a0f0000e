import * as actions from '@portolan/contract/desk/actions'
import {
  countDeskOrders,
  type DeskNeed,
  type DeskOrder,
  type DeskOrderSummary,
  type DeskQueueOrAll,
  type DeskSort,
  getDeskOrder,
  listDeskOrders,
  listDeskPeople,
  searchDeskOrders,
  type VerticalOrNone,
} from '@portolan/contract/desk/desk'
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
import { isMoving } from './order/step/moving.ts'

const pollEvery = 30_000
/** While the portal itself takes the next step. */
const watchEvery = 2_000

type OrderQuery = {
  readonly queue: DeskQueueOrAll
  readonly need: DeskNeed | undefined
  readonly vertical: VerticalOrNone | undefined
  readonly isMine: boolean
  readonly search: string
  readonly sort: DeskSort | undefined
}

export const ordersIn = ({ queue, need, vertical, isMine, search, sort }: OrderQuery) =>
  infiniteQueryOptions({
    queryKey: ['deskOrders', queue, need, vertical, isMine, search, sort],
    queryFn: ({ pageParam, signal }) =>
      call(
        listDeskOrders,
        {
          query: {
            queue,
            need,
            vertical,
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

export const countsOf = (isMine: boolean) =>
  queryOptions({
    queryKey: ['deskCounts', isMine],
    queryFn: ({ signal }) => call(countDeskOrders, { query: { isMine: isMine ? 'true' : undefined } }, { signal }),
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

type Body<Action extends { body?: z.ZodMiniType }> = z.input<NonNullable<Action['body']>>

/** Each updates the order on the page. What was refused is loaded again, as someone else may have been quicker. */
export function useDeskActions(id: string) {
  const queries = useQueryClient()
  const keep = async (changed: Promise<DeskOrder>): Promise<void> => {
    try {
      queries.setQueryData(oneOrder(id).queryKey, await changed)
    } catch (error) {
      if (error instanceof ApiError) await queries.invalidateQueries(oneOrder(id))
      throw error
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
    price: (body: Body<typeof actions.priceDeskOrder>) => keep(call(actions.priceDeskOrder, { params, body })),
    reviseQuote: (body: Body<typeof actions.reviseDeskQuote>) => keep(call(actions.reviseDeskQuote, { params, body })),
    withdrawQuote: (reason: string) => keep(call(actions.withdrawDeskQuote, { params, body: { reason } })),
    turnAway: (reason: string) => keep(call(actions.turnAwayDeskOrder, { params, body: { reason } })),
    retry: () => keep(call(actions.retryDeskOrder, { params })),
    submit: () => keep(call(actions.submitDeskOrder, { params })),
    reopen: () => keep(call(actions.reopenDeskOrder, { params })),
    keepDelivery: () => keep(call(actions.keepDelivery, { params })),
    requote: () => keep(call(actions.requoteDeskOrder, { params })),
    deliver: (body: Body<typeof actions.deliverDeskOrder>) => keep(call(actions.deliverDeskOrder, { params, body })),
    /** Both in one step, so that the page shows the order only as it is in the end. */
    deliverAndComplete: (body: Body<typeof actions.deliverDeskOrder>, onAdded: () => void) =>
      keep(
        call(actions.deliverDeskOrder, { params, body }).then(() => {
          onAdded()
          return callComplete(body.isSourceIntended)
        }),
      ),
    withdraw: (fileKey: string) => keep(call(actions.withdrawDelivery, { params, body: { fileKey } })),
    sendToQa: (body: Body<typeof actions.sendDeskOrderToQa>) => keep(call(actions.sendDeskOrderToQa, { params, body })),
    finishQa: (body: Body<typeof actions.finishQaJob>) => keep(call(actions.finishQaJob, { params, body })),
    complete: (isSourceIntended: boolean) => keep(callComplete(isSourceIntended)),
    sendPaymentLink: (url: string) => keep(call(actions.sendPaymentLink, { params, body: { url } })),
    markPaid: () => keep(call(actions.markPaid, { params })),
    cancel: (reason: string) => keep(call(actions.cancelDeskOrder, { params, body: { reason } })),
    undoCancel: () => keep(call(actions.undoCancelDeskOrder, { params })),
  }
}
