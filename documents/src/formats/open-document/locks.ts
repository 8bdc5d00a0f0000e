import { attributeOf } from '../../xml/element-attributes.ts'
import type { Entry } from '../../zip/entry.ts'
import type { LockedTexts } from '../locked-texts.ts'
import type { PackageTranslation } from '../package-translation.ts'

/** Elements with a formula or a condition, and the attribute that holds it. */
const conditions = new Map([
  ['table:table-cell', 'formula'],
  ['table:covered-table-cell', 'formula'],
  ['table:named-expression', 'expression'],
  ['calcext:condition', 'value'],
  ['style:map', 'condition'],
])
/** Elements with the text of a cell: what a filter looks for, and the header of a pivot table's column. */
const filters = new Map([
  ['table:filter-condition', 'value'],
  ['table:data-pilot-field', 'source-field-name'],
])

/** Adds the texts that formulas, conditional formats, filters and pivot tables of a spreadsheet refer to. */
export async function addLocks(translation: PackageTranslation, content: Entry, locks: LockedTexts): Promise<void> {
  await translation.visitPart(content, {
    names: new Set([...conditions.keys(), 'table:filter-condition']),
    tags: new Set(['table:data-pilot-field']),
    mayHaveDoctype: true,
    visit(element, xml) {
      const filter = filters.get(element.name)
      const value = attributeOf(xml, element, filter ?? conditions.get(element.name) ?? '') ?? ''
      if (!filter) locks.addQuoted(value)
      else if (value !== '') locks.add(value)
    },
  })
}
