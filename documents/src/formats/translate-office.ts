import { RefusalError } from '../refusal.ts'
import { chunksOf, sourceOfFile } from '../source.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import type { ChangedEntries } from '../zip/changed-entries.ts'
import { openArchive } from '../zip/directory.ts'
import type { Entry } from '../zip/entry.ts'
import { withEntrySource } from '../zip/entry-source.ts'
import { inspectCompound } from './compound/inspect.ts'
import { translateWord } from './docx/translate.ts'
import type { DocumentWalk, FormatTranslator } from './format-translator.ts'
import { type OfficeType, officeTypeOf } from './open-xml/inspect.ts'
import { refuseMacros } from './open-xml/macros.ts'
import { mainPartOf, openOfficePackage } from './open-xml/office-package.ts'
import { OfficeTranslation } from './open-xml/office-translation.ts'
import { translatePackage } from './package-translation.ts'
import { translatePresentation } from './pptx/translate.ts'
import { translateWorkbook } from './xlsx/translate.ts'

const translateParts: Record<OfficeType, (translation: OfficeTranslation) => Promise<void>> = {
  docx: translateWord,
  xlsx: translateWorkbook,
  pptx: translatePresentation,
}
const embedded = /\/embeddings\/[^/]+\.(?:docx|xlsx|pptx)$/i
const deepestEmbedded = 2

/** Translates a docx, xlsx or pptx, and the documents inside it. */
export const translateOffice: FormatTranslator = (walk) => translateLevel(walk, 0)

async function translateLevel(walk: DocumentWalk, depth: number): Promise<void> {
  const { source, pass, yieldPoint } = walk
  await refuseCompound(walk)
  const archive = await openArchive(source, yieldPoint)
  const office = await openOfficePackage(archive, yieldPoint)
  if (!office) throw new RefusalError('broken', 'no office package')
  refuseMacros(office)
  const main = await mainPartOf(office, yieldPoint)
  const type = main && officeTypeOf(office.contentTypeOf(main))
  if (!type) throw new RefusalError('broken', 'no document, workbook or presentation')
  if (archive.entries.some(({ name }) => name.startsWith('_xmlsignatures/'))) pass.warn('signature_broken')
  const translate = async (changed: ChangedEntries | undefined): Promise<void> => {
    const translation = new OfficeTranslation(office, pass, yieldPoint, changed)
    await translateParts[type](translation)
    for (const entry of archive.entries)
      if (embedded.test(entry.name)) await translateEmbedded(translation, entry, depth + 1)
  }
  await translatePackage(archive, walk, translate)
}

/** A password puts an office file into a container of the old formats. */
async function refuseCompound({ source, yieldPoint }: DocumentWalk): Promise<void> {
  const head = await source.read(0, 4)
  if (head.toString('hex') !== 'd0cf11e0') return
  const { type } = await inspectCompound(source, yieldPoint)
  throw new RefusalError('broken', `an old office file: ${type}`)
}

/** The workbook behind a chart, among others. Untranslated, it would bring the source back when the chart is edited. */
async function translateEmbedded(translation: OfficeTranslation, entry: Entry, depth: number): Promise<void> {
  const { office, yieldPoint, changed } = translation
  const pass = translation.pass.inside(entry.name)
  if (depth > deepestEmbedded) {
    pass.warn('embedded_document_left')
    return
  }
  try {
    await withEntrySource(office.archive, entry, yieldPoint, async (source) => {
      if (!changed) return translateLevel({ source, pass, output: undefined, yieldPoint }, depth)
      const before = pass.tally.translated
      await withTemporaryFile(async (output) => {
        await translateLevel({ source, pass, output, yieldPoint }, depth)
        const isChanged = pass.tally.translated > before
        await changed.replace(entry, chunksOf(await sourceOfFile(output), yieldPoint), () => isChanged)
      })
    })
  } catch (error) {
    if (!(error instanceof RefusalError) || !skippable.has(error.code)) throw error
    pass.warn('embedded_document_left')
  }
}

const skippable = new Set(['broken', 'password_protected', 'nested_too_deep'])
