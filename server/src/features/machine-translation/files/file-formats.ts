import type { FileFormat } from '@portolan/contract/machine-translation/machine-translation'
import type { FileType } from '@portolan/documents'
import type { EffectiveSettings } from '../settings/effective-settings.ts'

/** What clients can allow and forbid, by the type that screening found in the content. */
const formats: Partial<Record<FileType, FileFormat>> = {
  txt: 'TEXT',
  md: 'TEXT',
  html: 'TEXT',
  csv: 'TEXT',
  tsv: 'TEXT',
  json: 'TEXT',
  xml: 'TEXT',
  po: 'TEXT',
  xliff: 'TEXT',
  srt: 'TEXT',
  vtt: 'TEXT',
  idml: 'TEXT',
  docx: 'WORD',
  odt: 'WORD',
  rtf: 'WORD',
  xlsx: 'EXCEL',
  ods: 'EXCEL',
  pptx: 'POWERPOINT',
  odp: 'POWERPOINT',
  pdf: 'PDF',
}

/** Plain text to screening, but made of keys and values: translating the keys would break the program that reads them. */
const keyedText = /\.(?:ya?ml|ini|properties|strings)$/i

/** Whether the client's settings let a machine translate the file. */
export const isTranslatable = (
  { allowedFileTypes }: Pick<EffectiveSettings, 'allowedFileTypes'>,
  { type, name }: { readonly type: string | null; readonly name: string },
): boolean =>
  allowedFileTypes.some((format) => format === formats[type as FileType]) && !(type === 'txt' && keyedText.test(name))

/** A PDF comes back as a document that can be edited, and as a PDF. */
const outputExtensions: Readonly<Record<string, string>> = { pdf: 'docx', printed: 'pdf' }

/** What a translation delivers is in a folder of its own, whichever run wrote it. */
export const folderOfDeliveries = (requestId: string, translationId: string): string =>
  `requests/${requestId}/translated/${translationId}/`

/** The name with the tag of the target language before the extension: `leaflet.es.docx`. */
export function nameOutput(fileName: string, type: string, tag: string): string {
  const dot = fileName.lastIndexOf('.')
  const [base, extension] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot + 1)] : [fileName, '']
  const ending = outputExtensions[type] ?? extension
  return ending === '' ? `${base}.${tag}` : `${base}.${tag}.${ending}`
}
