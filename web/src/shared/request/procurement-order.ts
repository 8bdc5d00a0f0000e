import { getProcurementOrder } from '@portolan/contract/procurement/orders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'
import { pollEvery } from './one-request.ts'

/** The cart and purchase orders of a request; polled while the cart is on its way. */
export const procurementOrder = (id: string) =>
  queryOptions({
    queryKey: ['procurementOrder', id],
    queryFn: async ({ signal }) => (await call(getProcurementOrder, { params: { id } }, { signal })).order,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.cartStatus === 'WAITING' ? pollEvery : false),
  })
