import type { FileType } from '../file-types.ts'
import type { FormatTranslator } from './format-translator.ts'
import { translateIdml } from './idml/translate.ts'
import { openDocumentTranslator } from './open-document/translate.ts'
import { translatePdf } from './pdf/translate.ts'
import { textTranslators } from './text-translators.ts'
import { translateOffice } from './translate-office.ts'

/** The formats whose documents can be translated. */
export const translators: Partial<Record<FileType, FormatTranslator>> = {
  ...textTranslators,
  docx: translateOffice,
  xlsx: translateOffice,
  pptx: translateOffice,
  odt: openDocumentTranslator('odt'),
  ods: openDocumentTranslator('ods'),
  odp: openDocumentTranslator('odp'),
  idml: translateIdml,
  pdf: translatePdf,
}
