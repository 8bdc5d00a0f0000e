import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

/** Writes the PDF of a quote, and the letter that leads to it. */
export const writeQuoteDocument = defineJob('write-quote-document', z.object({ quoteId: z.uuid() }))

/** Writes the PDF that confirms an accepted quote, with how it is paid. */
export const writeConfirmation = defineJob('write-quote-confirmation', z.object({ quoteId: z.uuid() }))

/** Ends what nobody answered in time. */
export const expireQuotes = defineJob('expire-quotes', z.object({}))
