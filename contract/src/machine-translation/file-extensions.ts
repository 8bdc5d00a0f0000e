import type { FileFormat } from './machine-translation.ts'

/** The endings of the files that can be translated. What a file really is, its content decides after the upload. */
const extensions: Readonly<Record<FileFormat, readonly string[]>> = {
  WORD: ['docx', 'odt'],
  EXCEL: ['xlsx', 'ods'],
  POWERPOINT: ['pptx', 'odp'],
  PDF: ['pdf'],
  TEXT: ['txt', 'md', 'html', 'htm', 'csv', 'tsv', 'json', 'po', 'xliff', 'xlf', 'srt', 'vtt', 'idml'],
}

/** Without dots, those that people know first. */
export const extensionsOf = (formats: readonly FileFormat[]): readonly string[] =>
  (Object.keys(extensions) as FileFormat[]).flatMap((format) => (formats.includes(format) ? extensions[format] : []))
