import type { FileType } from '../file-types.ts'
import type { FormatTranslator } from './format-translator.ts'
import { textTranslators } from './text-translators.ts'
import { translateOffice } from './translate-office.ts'

/** The formats whose documents can be translated. */
export const translators: Partial<Record<FileType, FormatTranslator>> = {
  ...textTranslators,
  docx: translateOffice,
  xlsx: translateOffice,
  pptx: translateOffice,
}
