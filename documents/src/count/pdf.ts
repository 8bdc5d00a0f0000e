import { readPdf } from '../pdf/read-pdf.ts'
import type { Source } from '../source.ts'
import type { TextCount } from './text-count.ts'

/** A scan has pages and no words, which must not pass for an empty document. */
export async function countPdf(source: Source, signal?: AbortSignal): Promise<TextCount> {
  const text = await readPdf(source, signal)
  return { ...text, notes: text.words === 0 ? ['no_text_layer'] : [] }
}
