import { getLegalText, type LegalTextId } from '@portolan/contract/content/content'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'

export const legalText = (id: LegalTextId) =>
  queryOptions({
    queryKey: ['legalText', id],
    queryFn: ({ signal }) => call(getLegalText, { params: { id } }, { signal }),
    staleTime: 0,
  })
