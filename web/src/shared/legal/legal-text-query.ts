import { getLegalText, type LegalTextId } from '@portolan/contract/content/content'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'
import type { Language } from '../messages/language.ts'

export const legalText = (id: LegalTextId, locale: Language) =>
  queryOptions({
    queryKey: ['legalText', id, locale],
    queryFn: ({ signal }) => call(getLegalText, { params: { id }, query: { locale } }, { signal }),
    staleTime: 0,
  })
