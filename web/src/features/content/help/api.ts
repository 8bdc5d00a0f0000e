import { listFaq } from '@portolan/contract/content/content'
import { listLanguages } from '@portolan/contract/reference/reference'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import type { Language } from '../../../shared/messages/language.ts'

export const faq = (locale: Language) =>
  queryOptions({
    queryKey: ['faq', locale],
    queryFn: ({ signal }) => call(listFaq, { query: { locale } }, { signal }),
  })

export const languages = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call(listLanguages, {}, { signal }),
})
