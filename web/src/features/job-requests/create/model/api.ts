import { listLanguageGroups } from '@portolan/contract/accounts/language-groups'
import { listAvailableLanguages, listCustomFieldDefinitions } from '@portolan/contract/clients/clients'
import { listLanguages } from '@portolan/contract/reference/reference'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { clientOf, clientProofOf, type Requester } from './requester.ts'

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
