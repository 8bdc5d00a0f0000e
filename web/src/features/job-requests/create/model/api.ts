import { listLanguageGroups } from '@portolan/contract/accounts/language-groups'
import { listAvailableLanguages, listCustomFieldDefinitions } from '@portolan/contract/clients/clients'
import { getRequestDefaults } from '@portolan/contract/job-requests/defaults'
import { listLanguages } from '@portolan/contract/reference/reference'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { clientOf, clientProofOf, type Requester } from './requester.ts'

const idOf = (requester: Requester): number => clientOf(requester)?.clientId ?? 0

type ClientProof = ReturnType<typeof clientProofOf>

const languagesOf = (clientId: number, proof: ClientProof = {}) =>
  queryOptions({
    queryKey: ['requestLanguages', clientId],
    queryFn: ({ signal }) => call(listAvailableLanguages, { params: { clientId }, query: proof }, { signal }),
  })

const allLanguages = queryOptions({
  queryKey: ['requestLanguages', 0],
  queryFn: ({ signal }) => call(listLanguages, {}, { signal }),
})

export const languagesFor = (requester: Requester) =>
  requester.kind === 'visitor' ? allLanguages : languagesOf(idOf(requester), clientProofOf(requester))

const projectFieldsOf = (clientId: number, proof: ClientProof = {}) =>
  queryOptions({
    queryKey: ['projectFields', clientId],
    queryFn: ({ signal }) =>
      clientId === 0
        ? []
        : call(
            listCustomFieldDefinitions,
            { params: { clientId }, query: { ...proof, category: 'PROJECT' } },
            { signal },
          ),
  })

export const projectFieldsFor = (requester: Requester) => projectFieldsOf(idOf(requester), clientProofOf(requester))

export const userFieldsFor = (requester: Requester) =>
  queryOptions({
    queryKey: ['userFields', idOf(requester)],
    queryFn: ({ signal }) =>
      call(
        listCustomFieldDefinitions,
        { params: { clientId: idOf(requester) }, query: { ...clientProofOf(requester), category: 'USER' } },
        { signal },
      ),
  })

/** What the member's organization and the member chose before. */
export const requestDefaults = (clientId: number) =>
  queryOptions({
    queryKey: ['requestDefaults', clientId],
    queryFn: ({ signal }) => call(getRequestDefaults, { query: { clientId } }, { signal }),
    // Fetched ahead of the form, and again for the next one.
    staleTime: 10_000,
    // The form does without, so it does not wait for it.
    retry: false,
  })

export const languageGroups = queryOptions({
  queryKey: ['languageGroups'],
  queryFn: ({ signal }) => call(listLanguageGroups, {}, { signal }),
})

/** What a member's form needs, asked for together: on a slow line each answer takes its time. */
export function prefetchMemberForm(queries: QueryClient, clientId: number): void {
  void queries.prefetchQuery(languagesOf(clientId))
  void queries.prefetchQuery(projectFieldsOf(clientId))
  void queries.prefetchQuery(requestDefaults(clientId))
  void queries.prefetchQuery(languageGroups)
}
