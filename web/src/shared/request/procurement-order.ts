import { getProcurementOrder } from '@portolan/contract/procurement/orders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'
import { readExternalReferenceId } from './external-reference.ts'
import { pollEvery } from './one-request.ts'

/** The visit that this tab came from, for calls that ask where a cart goes. */
export const currentVisit = () => ({ externalReferenceId: readExternalReferenceId() ?? undefined })

/** The cart and purchase orders of a request; polled while the cart is on its way. */
export const procurementOrder = (id: string) =>
  queryOptions({
    queryKey: ['procurementOrder', id],
    queryFn: ({ signal }) => call(getProcurementOrder, { params: { id }, query: currentVisit() }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.order?.cartStatus === 'WAITING' ? pollEvery : false),
  })
