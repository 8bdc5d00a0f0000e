import { type DemoFile, translatedName } from '../requests/documents.ts'
import type { DemoOrder } from './order-row.ts'

/** Translations exist from the review on; the client gets them with the completed order. */
export function fileRowsOf(order: DemoOrder) {
  const { document, status, name, job_request_id: requestId, target_language_ids: targets } = order
  const isTranslated = status === 'IN_QA' || status === 'COMPLETED'
  const translations = isTranslated
    ? document.translations.filter(({ languageId }) => languageId !== null && targets.includes(languageId))
    : []
  const row = (file: DemoFile, fileName: string) => ({
    job_request_id: requestId,
    category: file.category,
    file_name: fileName,
    file_key: file.fileKey,
    language_id: file.languageId,
    size: file.size,
    sha256: file.sha256,
    type: file.type,
    is_withheld: file.languageId !== null && status === 'IN_QA',
    screened_at: order.created_at,
    rejection: null,
    counted_at: file.languageId === null ? order.created_at : null,
    word_count: file.words,
    character_count: file.characters,
    asian_character_count: file.words && 0,
    page_count: file.words && document.pages,
    count_notes: file.words === null ? null : [],
  })
  return [
    row(document.source, `${name}.docx`),
    ...translations.map((file) => row(file, translatedName(name, file.languageId ?? ''))),
  ]
}
