import { handles, type JobHandler } from '../../platform/jobs/index.ts'
import { addQuoteDocument, removeQuoteDocuments, withLockedRequest } from '../job-requests/index.ts'
import { writeConfirmation } from './job-definitions.ts'
import { findQuoteOf } from './store-quotes.ts'
import { confirmationNameOf, type DocumentNeeds, findQuoteAndRequest, keepDocument } from './write-quote-document.ts'

/** Writes the confirmation PDF of an accepted quote. The PDF of the quote stays as it was accepted. */
export const writeConfirmationHandler = (needs: DocumentNeeds): JobHandler =>
  handles(writeConfirmation, async ({ quoteId }, { finish, signal }) => {
    const { quote, request } = await findQuoteAndRequest(needs.db, quoteId)
    const fileName = confirmationNameOf(request)
    const acceptance = {
      by: quote.decided_by_name ?? '',
      at: quote.decided_at,
      delivery: quote.expected_delivery,
      payment: quote.payment,
      documentSha256: quote.document_sha256 ?? '',
    }
    const { key, size, sha256 } = await keepDocument(needs, request, quote, { fileName, acceptance, signal })
    await finish((tx) =>
      withLockedRequest(tx, request.id, async () => {
        // The PDF of the quote may have been attached while this one was printed.
        const current = await findQuoteOf(tx, request.id)
        if (current?.id !== quote.id) return
        await removeQuoteDocuments(tx, request.id, { exceptKey: current.document_file_key ?? '' })
        await addQuoteDocument(tx, request.id, { fileName, fileKey: key, sha256: sha256 ?? null, size })
      }),
    )
  })
