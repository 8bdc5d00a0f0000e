import {
  type ClientTranslationSettings,
  getClientTranslationSettings,
  saveClientTranslationSettings,
} from '@portolan/contract/machine-translation/admin/clients'
import {
  addTranslationModel,
  cancelTranslationModel,
  listTranslationEngines,
  listTranslationModels,
  removeTranslationModel,
} from '@portolan/contract/machine-translation/admin/engines'
import { exportTranslationUsage, getTranslationUsage } from '@portolan/contract/machine-translation/admin/usage'
import { listLanguages } from '@portolan/contract/reference/reference'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { retryUnlessUnknown } from '../../../shared/request/one-request.ts'

export const engines = queryOptions({
  queryKey: ['translationEngines'],
  queryFn: ({ signal }) => call(listTranslationEngines, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    [data?.apertiumInstallation.state, data?.media.state].includes('INSTALLING') ? 3_000 : 20_000,
})

export const models = queryOptions({
  queryKey: ['translationModels'],
  queryFn: ({ signal }) => call(listTranslationModels, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((model) => model.state === 'WAITING' || model.state === 'INSTALLING') ? 1_500 : false,
})

const modelActions = {
  add: addTranslationModel,
  cancel: cancelTranslationModel,
  remove: removeTranslationModel,
} as const
export type ModelAction = keyof typeof modelActions

export async function changeModels(action: ModelAction, language: string): Promise<void> {
  await call(modelActions[action], { params: { language } })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: models.queryKey }),
    queryClient.invalidateQueries({ queryKey: engines.queryKey }),
  ])
}

export const usageOf = (month: string | undefined) =>
  queryOptions({
    queryKey: ['translationUsage', month ?? ''],
    queryFn: ({ signal }) => call(getTranslationUsage, { query: { month } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const fetchUsageUrl = async (): Promise<string> => (await call(exportTranslationUsage, {})).downloadUrl

export const settingsOf = (clientId: number) =>
  queryOptions({
    queryKey: ['clientTranslationSettings', clientId],
    queryFn: ({ signal }) => call(getClientTranslationSettings, { params: { clientId } }, { signal }),
    staleTime: 0,
    retry: retryUnlessUnknown,
  })

export const saveSettings = (clientId: number, body: ClientTranslationSettings) =>
  call(saveClientTranslationSettings, { params: { clientId }, body })

export const languages = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call(listLanguages, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
