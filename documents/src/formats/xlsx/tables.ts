import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf, attributesOf } from '../../xml/element-attributes.ts'
import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import type { Entry } from '../../zip/entry.ts'
import type { OfficeTranslation } from '../open-xml/office-translation.ts'
import { relationsOf } from '../open-xml/relations.ts'
import { translateAttributeTexts } from './attribute-texts.ts'
import { type CellPlace, parseCell, parseFirstCell } from './cell-names.ts'
import { decodeControls, encodeControls } from './control-characters.ts'
import type { Locks } from './locks.ts'

const sheets = /spreadsheetml\.worksheet\+xml$/
const tableParts = /spreadsheetml\.table\+xml$/

/** A table of a sheet. The name of a column must equal the text of its header cell, or Excel repairs the file. */
export type SheetTable = {
  readonly part: Entry
  readonly columns: readonly string[]
  /** The number of each header cell's shared text; undefined where it has none. */
  readonly headers: readonly (number | undefined)[]
}

type TableHead = { readonly start: CellPlace; readonly columns: string[] }

export async function findTables(translation: OfficeTranslation): Promise<SheetTable[]> {
  const { office, yieldPoint } = translation
  const tables: SheetTable[] = []
  for (const sheet of translation.partsOf(sheets)) {
    const heads = new Map<Entry, TableHead>()
    for (const part of (await relationsOf(office, sheet, yieldPoint)).values()) {
      const head = tableParts.test(office.contentTypeOf(part)) ? await readTable(translation, part) : undefined
      if (head) heads.set(part, head)
    }
    if (heads.size === 0) continue
    const cells = await readHeaderCells(translation, sheet, [...heads.values()])
    for (const [part, { start, columns }] of heads) {
      const headers = columns.map((_, index) => cells.get(`${start.row}:${start.column + index}`))
      tables.push({ part, columns, headers })
    }
  }
  return tables
}

async function readTable(translation: OfficeTranslation, part: Entry): Promise<TableHead | undefined> {
  let head: TableHead | undefined
  await translation.visitPart(part, {
    names: new Set(['s:table']),
    visit(table, xml) {
      const start = parseFirstCell(attributeOf(xml, table, 'ref') ?? '')
      if (!start) return
      const columns = attributeOf(xml, table, 'headerRowCount') === '0' ? undefined : childOf(table, 's:tableColumns')
      const names = columns ? elementsOf(columns).map((column) => nameOf(xml, column)) : []
      head = { start, columns: names }
    },
  })
  return head
}

const nameOf = (xml: string, column: XmlElement): string => decodeControls(attributeOf(xml, column, 'name') ?? '')

/** The shared texts of the header rows, by `row:column`. */
async function readHeaderCells(
  translation: OfficeTranslation,
  sheet: Entry,
  heads: readonly TableHead[],
): Promise<ReadonlyMap<string, number>> {
  const rows = new Set(heads.map(({ start }) => start.row))
  const lastRow = Math.max(...rows)
  const cells = new Map<string, number>()
  let row = 0
  await translation.visitPart(
    sheet,
    {
      names: new Set(['s:row']),
      visit(element, xml) {
        row = Number(attributeOf(xml, element, 'r') ?? row + 1)
        if (!rows.has(row)) return
        let column = 0
        for (const cell of elementsOf(element)) {
          column = parseCell(attributeOf(xml, cell, 'r') ?? '')?.column ?? column + 1
          const value = childOf(cell, 's:v')
          if (value && attributeOf(xml, cell, 't') === 's') cells.set(`${row}:${column}`, Number(textOf(xml, value)))
        }
      },
    },
    () => row >= lastRow,
  )
  return cells
}

/** Writes new names of columns, where undefined keeps a name; and translates labels of totals and alternative texts. */
export const tableBlocks = (names: readonly (string | undefined)[], pass: TranslationPass, locks: Locks): XmlBlocks => {
  let index = 0
  return {
    names: new Set(['s:tableColumn', 'x14:table']),
    visit(element, xml, edits) {
      const isColumn = element.name === 's:tableColumn'
      const texts = isColumn ? ['totalsRowLabel'] : ['altText', 'altTextSummary']
      translateAttributeTexts(pass, element, xml, edits, { names: texts, locks })
      const name = isColumn ? names[index++] : undefined
      const attribute = attributesOf(xml, element).find((each) => each.name === 'name')
      if (name === undefined || !attribute) return
      const text = escapeAttribute(encodeControls(name)).replaceAll('&#10;', '_x000a_')
      edits.push({ start: attribute.start, end: attribute.end, text })
      edits.sort((one, other) => one.start - other.start)
    },
  }
}
