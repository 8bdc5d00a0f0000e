import { handles, type JobHandler } from '../../platform/jobs/index.ts'
import { insertFiles, lockRequest } from '../job-requests/index.ts'
import { writeConfirmation } from './job-definitions.ts'
import { findQuoteOf } from './store-quotes.ts'
import {
  category,
  confirmationNameOf,
  type DocumentNeeds,
  findQuoteAndRequest,
  keepDocument,
} from './write-quote-document.ts'

/** Writes the PDF of an accepted quote beside that of the quote, which stays as it was accepted. */
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
    await finish(async (tx) => {
      await lockRequest(tx, request.id)
      if ((await findQuoteOf(tx, request.id))?.id !== quote.id) return
      await insertFiles(tx, request.id, [
        { category, file_name: fileName, file_key: key, language_id: null, sha256: sha256 ?? null, size },
      ])
    })
  })
