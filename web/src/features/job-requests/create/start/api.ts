import { listLinkedClients } from '@portolan/contract/accounts/accounts'
import { type ClientConfig, getClientConfig, listClientConfigs } from '@portolan/contract/clients/clients'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { ApiError } from '../../../../shared/api/api-error.ts'

export const findClients = (emailDomain: string): Promise<ClientConfig[]> =>
  call(listClientConfigs, { query: { emailDomain } })

export const linkedClients = queryOptions({
  queryKey: ['linkedClients'],
  queryFn: ({ signal }) => call(listLinkedClients, {}, { signal }),
})

/** One client, of the member's own or by the token of a link; null where that does not lead to it. */
export const clientById = (clientId: number, token?: string) =>
  queryOptions({
    queryKey: ['clientConfig', clientId, token],
    queryFn: async ({ signal }): Promise<ClientConfig | null> => {
      try {
        return await call(getClientConfig, { params: { clientId }, query: { token } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null
        throw error
      }
    },
  })
