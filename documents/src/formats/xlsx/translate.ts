import type { TranslationPass } from '../../segments/translation-pass.ts'
import { textOf } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { chartBlocks, chartParts } from '../open-xml/chart.ts'
import { drawingBlocks, drawingParts } from '../open-xml/drawing.ts'
import type { OfficeTranslation } from '../open-xml/office-translation.ts'
import { translateContent } from '../open-xml/plain-content.ts'
import { propertiesPart, propertyBlocks } from '../open-xml/properties.ts'
import { translateCellText } from './cell-text.ts'
import { Locks, lockingParts } from './locks.ts'
import { translatePivotTables } from './pivot-tables.ts'
import { sharedStringBlocks } from './shared-strings.ts'
import { sheetBlocks } from './sheet.ts'
import { findTables, type SheetTable, tableBlocks } from './tables.ts'

const sharedStrings = /spreadsheetml\.sharedstrings\+xml$/
const sheets = /spreadsheetml\.(?:worksheet|chartsheet)\+xml$/
const comments = /spreadsheetml\.comments\+xml$/
const threadedComments = /ms-excel\.threadedcomments\+xml$/

/** Cells, pivot tables, comments, drawings and charts. Formulas, sheet names and texts that formulas compare with stay. */
export async function translateWorkbook(translation: OfficeTranslation): Promise<void> {
  const { pass } = translation
  const locks = new Locks()
  for (const part of translation.partsOf(lockingParts)) await translation.visitPart(part, locks.blocks)
  await translateSharedStrings(translation, locks)
  await translation.translateParts(sheets, sheetBlocks(pass, locks))
  await translatePivotTables(translation, locks)
  await translation.translateParts(comments, commentBlocks(pass))
  await translation.translateParts(threadedComments, {
    names: new Set(['tc:text']),
    visit: (element, xml, edits) => translateContent(pass, element, xml, edits),
  })
  await translation.translateParts(
    chartParts,
    chartBlocks(pass, (text) => locks.has(text)),
  )
  await translation.translateParts(drawingParts, drawingBlocks(pass))
  await translation.translateParts(propertiesPart, propertyBlocks(pass))
}

async function translateSharedStrings(translation: OfficeTranslation, locks: Locks): Promise<void> {
  const tables = await findTables(translation)
  const all = new Set<number>()
  for (const { columns, headers } of tables)
    for (const [index, column] of columns.entries()) {
      const header = headers[index]
      if (header === undefined) locks.add(column)
      else all.add(header)
    }
  const kept = all.size > 0 ? await findEqualColumns(translation, tables, all, locks) : new Set<number>()
  const renamed = new Map<number, string>()
  await translation.translateParts(sharedStrings, sharedStringBlocks(translation.pass, locks, { all, kept, renamed }))
  for (const table of tables) {
    const names = table.headers.map((header) => (header === undefined ? undefined : renamed.get(header)))
    await translation.translatePart(table.part, tableBlocks(names, translation.pass, locks))
  }
}

/** The headers whose answers would give two columns of a table one name. */
async function findEqualColumns(
  translation: OfficeTranslation,
  tables: readonly SheetTable[],
  all: ReadonlySet<number>,
  locks: Locks,
): Promise<ReadonlySet<number>> {
  const equal = new Set<number>()
  if (!translation.changed) return equal
  const renamed = new Map<number, string>()
  const ahead = translation.pass.lookAhead()
  for (const part of translation.partsOf(sharedStrings)) {
    ahead.beginPart(part.name)
    await translation.visitPart(part, sharedStringBlocks(ahead, locks, { all, kept: equal, renamed }))
  }
  for (const { columns, headers } of tables) {
    const names = columns.map((column, index) => (renamed.get(headers[index] ?? -1) ?? column).toLowerCase())
    for (const indexes of Map.groupBy(names.keys(), (index) => names[index]).values())
      if (indexes.length > 1) for (const index of indexes) equal.add(headers[index] ?? -1)
  }
  return equal
}

const threadedPlaceholder = '[Threaded comment]'

const commentBlocks = (pass: TranslationPass): XmlBlocks => ({
  names: new Set(['s:text']),
  visit(element, xml, edits) {
    if (textOf(xml, element).startsWith(threadedPlaceholder)) pass.leave('comment_placeholder')
    else translateCellText(pass, element, xml, edits)
  },
})
