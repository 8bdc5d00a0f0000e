import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

/** Writes the PDF of a quote and sends the email that links to it. */
export const writeQuoteDocument = defineJob('write-quote-document', z.object({ quoteId: z.uuid() }))

/** Writes the PDF that confirms an accepted quote and its payment. */
export const writeConfirmation = defineJob('write-quote-confirmation', z.object({ quoteId: z.uuid() }))

/** Expires quotes that were not answered in time. */
export const expireQuotes = defineJob('expire-quotes', z.object({}))
