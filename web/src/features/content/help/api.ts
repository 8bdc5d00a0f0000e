import { listFaq } from '@portolan/contract/content/content'
import { listLanguages } from '@portolan/contract/reference/reference'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

export const faq = queryOptions({
  queryKey: ['faq'],
  queryFn: ({ signal }) => call(listFaq, {}, { signal }),
})

export const languages = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call(listLanguages, {}, { signal }),
})
