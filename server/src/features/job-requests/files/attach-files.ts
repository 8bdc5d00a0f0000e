import type { Tx } from '../../../tables/database.ts'
import { insertFiles, removeFiles } from '../store-requests.ts'

type AttachedFile = {
  readonly fileName: string
  readonly fileKey: string
  readonly size: number
  readonly sha256: string | null
}

export type Delivery = AttachedFile & {
  /** Null where the translation management system does not say. */
  readonly languageId: string | null
}

/** Adds translations to a request. Withheld ones stay hidden from the client until `releaseDeliveries`. */
export async function addDeliveries(
  tx: Tx,
  requestId: string,
  files: readonly Delivery[],
  { isWithheld }: { readonly isWithheld: boolean },
): Promise<void> {
  const rows = files.map((file) => ({
    ...rowOf(file),
    category: 'TRANSLATED_DOCUMENT' as const,
    language_id: file.languageId,
    is_withheld: isWithheld,
  }))
  await insertFiles(tx, requestId, rows)
}

const quoteCategory = 'QUOTE_CONFIRMATION_DOCUMENT'

export async function addQuoteDocument(tx: Tx, requestId: string, document: AttachedFile): Promise<void> {
  await insertFiles(tx, requestId, [{ ...rowOf(document), category: quoteCategory, language_id: null }])
}

/** Detaches the documents of earlier quotes. Their bytes stay in the store. */
export const removeQuoteDocuments = (
  tx: Tx,
  requestId: string,
  { exceptKey = '' }: { readonly exceptKey?: string } = {},
) => removeFiles(tx, requestId, quoteCategory, exceptKey)

const rowOf = ({ fileName, fileKey, size, sha256 }: AttachedFile) => ({
  file_name: fileName,
  file_key: fileKey,
  size,
  sha256,
})
