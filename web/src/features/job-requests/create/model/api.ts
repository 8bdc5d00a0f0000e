import { listLinkedClients } from '@portolan/contract/accounts/accounts'
import { listLanguageGroups } from '@portolan/contract/accounts/language-groups'
import {
  type ClientConfig,
  getClientConfig,
  listAvailableLanguages,
  listClientConfigs,
  listCustomFieldDefinitions,
} from '@portolan/contract/clients/clients'
import { type Estimate, type EstimateWish, estimateRequest } from '@portolan/contract/quotes/estimates'
import { listLanguages } from '@portolan/contract/reference/reference'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { clientOf, clientProofOf, type Requester } from './requester.ts'

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

const idOf = (requester: Requester): number => clientOf(requester)?.clientId ?? 0

export const languagesFor = (requester: Requester) =>
  queryOptions({
    queryKey: ['requestLanguages', idOf(requester)],
    queryFn: ({ signal }) =>
      requester.kind === 'visitor'
        ? call(listLanguages, {}, { signal })
        : call(
            listAvailableLanguages,
            { params: { clientId: idOf(requester) }, query: clientProofOf(requester) },
            { signal },
          ),
  })

export const projectFieldsFor = (requester: Requester) =>
  queryOptions({
    queryKey: ['projectFields', idOf(requester)],
    queryFn: ({ signal }) =>
      requester.kind === 'visitor' ? [] : call(listCustomFieldDefinitions, fieldsOf(requester, 'PROJECT'), { signal }),
  })

export const userFieldsFor = (requester: Requester) =>
  queryOptions({
    queryKey: ['userFields', idOf(requester)],
    queryFn: ({ signal }) => call(listCustomFieldDefinitions, fieldsOf(requester, 'USER'), { signal }),
  })

const fieldsOf = (requester: Requester, category: 'PROJECT' | 'USER') => ({
  params: { clientId: idOf(requester) },
  query: { ...clientProofOf(requester), category },
})

export const languageGroups = queryOptions({
  queryKey: ['languageGroups'],
  queryFn: ({ signal }) => call(listLanguageGroups, {}, { signal }),
})

export const isCounting = ({ files }: Estimate): boolean => files.some(({ status }) => status === 'COUNTING')

const firstPauseMs = 1_000
const longestPauseMs = 4_000

/** Asked for again, less and less often, while files are being counted and the page is looked at. */
export const estimateOf = (wish: EstimateWish | null) =>
  queryOptions({
    queryKey: ['estimate', wish],
    queryFn: wish ? ({ signal }) => call(estimateRequest, { body: wish }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isCounting(data) ? Math.min(longestPauseMs, firstPauseMs * 1.2 ** (dataUpdateCount - 1)) : false,
  })
