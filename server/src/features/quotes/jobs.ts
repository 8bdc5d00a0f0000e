import { handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import { endOverdueQuotes } from './expire-quotes.ts'
import { expireQuotes, writeConfirmation, writeQuoteDocument } from './job-definitions.ts'
import { writeConfirmationHandler } from './write-confirmation.ts'
import { type DocumentNeeds, writeQuoteDocumentHandler } from './write-quote-document.ts'

export const quoteJobs: readonly Job[] = [writeQuoteDocument, writeConfirmation, expireQuotes]

/** Four times an hour. */
export const quoteSchedules: readonly Schedule[] = [{ job: expireQuotes, cron: '*/15 * * * *' }]

export const quoteHandlers = (needs: DocumentNeeds & { readonly now: () => Date }): readonly JobHandler[] => [
  writeQuoteDocumentHandler(needs),
  writeConfirmationHandler(needs),
  handles(expireQuotes, (_payload, { signal }) => endOverdueQuotes(needs, signal)),
]
