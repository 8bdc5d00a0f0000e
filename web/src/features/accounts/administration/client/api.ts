import { getClientOverview } from '@portolan/contract/clients/administration'
import { countDeskOrders } from '@portolan/contract/desk/orders'
import { getClientTranslationSettings } from '@portolan/contract/machine-translation/admin/clients'
import { listRates } from '@portolan/contract/quotes/rates'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { retryUnlessUnknown } from '../../../../shared/request/one-request.ts'

export const overviewOf = (clientId: number) =>
  queryOptions({
    queryKey: ['clientOverview', clientId],
    queryFn: ({ signal }) => call(getClientOverview, { params: { clientId } }, { signal }),
    staleTime: 0,
    retry: retryUnlessUnknown,
  })

/** How many orders are open, as the desk counts them. */
export const openOrdersOf = (clientId: number) =>
  queryOptions({
    queryKey: ['clientOpenOrders', clientId],
    queryFn: async ({ signal }) => {
      const { items } = await call(countDeskOrders, { query: { clientId } }, { signal })
      return items.reduce((sum, { queue, orders }) => sum + (queue === 'CLOSED' ? 0 : orders), 0)
    },
    staleTime: 0,
  })

/** How many language pairs have a rate. */
export const rateCountOf = (clientId: number) =>
  queryOptions({
    queryKey: ['clientRateCount', clientId],
    queryFn: async ({ signal }) => (await call(listRates, { params: { id: clientId } }, { signal })).rates.length,
    staleTime: 0,
  })

export const translationLimitsOf = (clientId: number) =>
  queryOptions({
    queryKey: ['clientTranslationLimits', clientId],
    queryFn: async ({ signal }) =>
      (await call(getClientTranslationSettings, { params: { clientId } }, { signal })).settings,
    staleTime: 0,
  })
