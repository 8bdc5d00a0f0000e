import { handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import { endOverdueQuotes } from './expire-quotes.ts'
import { expireQuotes, writeQuoteDocument } from './job-definitions.ts'
import { type DocumentNeeds, writeQuoteDocumentHandler } from './write-quote-document.ts'

export const quoteJobs: readonly Job[] = [writeQuoteDocument, expireQuotes]

/** Four times an hour. */
export const quoteSchedules: readonly Schedule[] = [{ job: expireQuotes, cron: '*/15 * * * *' }]

export const quoteHandlers = (needs: DocumentNeeds & { readonly now: () => Date }): readonly JobHandler[] => [
  writeQuoteDocumentHandler(needs),
  handles(expireQuotes, (_payload, { signal }) => endOverdueQuotes(needs, signal)),
]
