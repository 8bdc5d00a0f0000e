import type { Feature } from '../../platform/feature.ts'
import { quoteHandlers, quoteJobs, quoteSchedules } from './jobs.ts'
import { type QuoteNeeds, quoteRoutes } from './routes.ts'
import type { DocumentNeeds } from './write-quote-document.ts'

export const quotes = (needs: QuoteNeeds & DocumentNeeds): Feature => ({
  routes: quoteRoutes(needs),
  jobs: quoteJobs,
  handlers: quoteHandlers(needs),
  schedules: quoteSchedules,
})
