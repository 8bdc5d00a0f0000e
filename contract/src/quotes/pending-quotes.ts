import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AutoQuoteAnswer } from './quotes.ts'

const about = { tag: 'quotes', access: 'anyone', params: z.object({ id: z.uuid() }) } as const
const example = { params: { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' } }

export const requestNewQuote = endpoint({
  ...about,
  name: 'requestNewQuote',
  summary: 'Request a new quote in place of an expired one. Calling it again changes nothing',
  method: 'POST',
  path: '/jobRequests/{id}/actions/requestNewQuote',
  reply: AutoQuoteAnswer,
  refusals: ['job_request_not_found', 'link_expired', 'conflict'],
  example,
})

const QuoteForecast = z.object({
  /**
   * When the client can expect the quote, with the provider's offset. Null if no quote is being made, or if that time
   * has passed.
   */
  expectedBy: z.nullable(z.iso.datetime({ offset: true })),
})
export type QuoteForecast = z.infer<typeof QuoteForecast>

export const getQuoteForecast = endpoint({
  ...about,
  name: 'getQuoteForecast',
  summary: 'Get the time by which a request will be quoted',
  method: 'GET',
  path: '/autoQuotes/{id}/forecast',
  reply: QuoteForecast,
  refusals: ['job_request_not_found', 'link_expired'],
  example,
})
