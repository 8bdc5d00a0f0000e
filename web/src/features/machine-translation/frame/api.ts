import { listAvailableLanguages } from '@portolan/contract/clients/clients'
import { getMachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { listLanguages } from '@portolan/contract/reference/reference'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

const installationPollMs = 3_000

/** Asked for again while engines are being installed, so that new languages appear by themselves. */
export const translationSettings = queryOptions({
  queryKey: ['machineTranslationSettings'],
  queryFn: ({ signal }) => call(getMachineTranslationSettings, {}, { signal }),
  staleTime: 60_000,
  refetchInterval: ({ state }) => state.data?.engineInstallation.state === 'INSTALLING' && installationPollMs,
})

export const languages = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call(listLanguages, {}, { signal }),
})

/** The languages that the client uses most, by its settings. */
export const preferredLanguages = (clientId: number) =>
  queryOptions({
    queryKey: ['preferredLanguages', clientId],
    queryFn: async ({ signal }) => {
      const available = await call(listAvailableLanguages, { params: { clientId } }, { signal })
      return available.filter(({ preferred }) => preferred).map(({ id }) => id)
    },
  })
