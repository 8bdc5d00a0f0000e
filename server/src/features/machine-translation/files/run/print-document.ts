import { join } from 'node:path'
import { writeBlocks } from '@portolan/documents'
import { printTranslatedPdf } from '../../pdf/print-translated-pdf.ts'

type PrintOptions = Omit<Parameters<typeof writeBlocks>[1], 'to' | 'signal'> & {
  readonly createdAt: Date
  readonly title: string
  readonly signal: AbortSignal
}

/** `path` is undefined where the pages could not be printed; the document that can be edited is delivered then. */
type PrintedDocument = { readonly path: string | undefined; readonly warnings: readonly string[] }

/** Prints the translation of a PDF as new pages. */
export async function printDocument(
  source: string,
  folder: string,
  { createdAt, title, ...options }: PrintOptions,
): Promise<PrintedDocument> {
  const [blocksPath, path] = [join(folder, 'blocks'), join(folder, 'printed')]
  const { into: language, signal } = options
  const report = await writeBlocks(source, { ...options, to: blocksPath })
  const printed =
    'refusal' in report
      ? report
      : await printTranslatedPdf({ blocksPath, to: path, language, title, createdAt, signal })
  if ('refusal' in printed) return { path: undefined, warnings: ['pdf_not_printed'] }
  return {
    path,
    warnings: [
      ...(printed.imagesLeftOut > 0 ? ['images_left_out'] : []),
      ...(printed.hasMissingCharacters ? ['characters_missing'] : []),
    ],
  }
}
