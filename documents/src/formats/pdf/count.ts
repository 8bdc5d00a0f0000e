import type { CountNote, TextCount } from '../../count/text-count.ts'
import { countPageImages } from '../../pdf/page-images.ts'
import { readPdf } from '../../pdf/read-pdf.ts'
import type { Source } from '../../source.ts'
import type { YieldPoint } from '../../yielding.ts'

/** Adds a note for scans: they have hardly any words and must not be taken for short documents. */
export async function countPdf(source: Source, yieldPoint: YieldPoint, signal?: AbortSignal): Promise<TextCount> {
  const { thinPages, notes, ...text } = await readPdf(source, signal)
  const scan = await scanNote(source, yieldPoint, { words: text.words, pages: text.pages, thinPages })
  return { ...text, notes: scan ? [scan, ...notes] : notes }
}

type Extent = { readonly words: number; readonly pages: number; readonly thinPages: number }

async function scanNote(source: Source, yieldPoint: YieldPoint, extent: Extent): Promise<CountNote | undefined> {
  const { words, pages, thinPages } = extent
  if (words === 0) return 'no_text_layer'
  if (thinPages === 0) return undefined
  const images = await countPageImages(source, yieldPoint)
  if (images === 0) return undefined
  return thinPages === pages && images >= pages ? 'few_words' : 'picture_pages'
}
