import {
  type LanguageGroup,
  type LanguageGroupDraft,
  type LanguageGroupScope,
  listLanguageGroups,
  saveLanguageGroups,
} from '@portolan/contract/accounts/language-groups'
import { listAvailableLanguages } from '@portolan/contract/clients/clients'
import { listLanguages } from '@portolan/contract/reference/reference'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

export const languageGroups = queryOptions({
  queryKey: ['languageGroups'],
  queryFn: ({ signal }) => call(listLanguageGroups, {}, { signal }),
})

/** With the client's preferred ones marked, where there is a client. */
export const languagesFor = (clientId: number | undefined) =>
  queryOptions({
    queryKey: ['languagesFor', clientId],
    queryFn: ({ signal }) =>
      clientId === undefined
        ? call(listLanguages, {}, { signal })
        : call(listAvailableLanguages, { params: { clientId } }, { signal }),
  })

export type ChangeGroups = (groups: readonly LanguageGroupDraft[]) => readonly LanguageGroupDraft[]

/** A save replaces all groups of the scope, so the change is made to what the server has now, not to what was shown. */
export function useSaveGroups(scope: LanguageGroupScope) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: ChangeGroups) => {
      const all = await queries.fetchQuery({ ...languageGroups, staleTime: 0 })
      const body = change(all.filter((group) => group.scope === scope).map(draftOf))
      const saved = await call(saveLanguageGroups, { params: { scope }, body: [...body] })
      queries.setQueryData(languageGroups.queryKey, [...all.filter((group) => group.scope !== scope), ...saved])
    },
  })
}

const draftOf = ({ name, scope, languages }: LanguageGroup): LanguageGroupDraft => ({
  name,
  scope,
  languages: languages.map(({ xtrfId, name: language }) => ({ xtrfId, name: language })),
})
