import type { Vertical } from '@portolan/contract/desk/desk'
import type { FileStore } from '../../ports/file-store.ts'
import { type DemoFile, keepText } from '../requests/documents.ts'
import { type DemoText, discharge, policyTerms } from '../requests/texts.ts'
import { machineStart, readingTest, residentsNotice } from './texts.ts'

const wordsPerPage = 250

/** A source file with its translations. */
type DeskDocument = {
  readonly source: DemoFile
  readonly translations: readonly DemoFile[]
  readonly words: number
  readonly characters: number
  readonly pages: number
}

export type DeskDocuments = Readonly<Record<Vertical, readonly [DeskDocument, ...DeskDocument[]]>>

const texts: Readonly<Record<Vertical, { readonly name: string; readonly text: DemoText }>> = {
  healthcare: { name: 'Patient leaflet', text: discharge },
  insurance: { name: 'Terms of insurance', text: policyTerms },
  technical: { name: 'Operating manual', text: machineStart },
  government: { name: 'Notice to residents', text: residentsNotice },
  comprehension: { name: 'Reading test', text: readingTest },
  taiwan: { name: 'Product manual', text: machineStart },
}

/** How often the text is repeated, with a number for each chapter. */
const lengths = [8, 60] as const

const repeated = (text: DemoText, chapters: number) =>
  Object.fromEntries(
    Object.entries(text).map(([languageId, lines]) => [
      languageId,
      Array.from({ length: chapters }, (_, index) => [`${index + 1}.`, ...lines]).flat(),
    ]),
  ) as unknown as DemoText

async function keepDocument(fileStore: FileStore, vertical: Vertical, chapters: number): Promise<DeskDocument> {
  const { name, text } = texts[vertical]
  const files = await keepText(fileStore, `${name} ${chapters}`, repeated(text, chapters))
  const source = files.find(({ category }) => category === 'SOURCE_DOCUMENT')
  if (!source) throw new Error(`The demo has no source of ${name}.`)
  const words = source.words ?? 0
  return {
    source,
    translations: files.filter((file) => file !== source),
    words,
    characters: source.characters ?? 0,
    pages: Math.ceil(words / wordsPerPage),
  }
}

/** Writes a short and a long document of each vertical, in every language that its orders have. */
export async function keepDeskDocuments(fileStore: FileStore): Promise<DeskDocuments> {
  const entries = await Promise.all(
    Object.keys(texts).map(async (vertical) => [
      vertical,
      await Promise.all(lengths.map((chapters) => keepDocument(fileStore, vertical as Vertical, chapters))),
    ]),
  )
  return Object.fromEntries(entries)
}
