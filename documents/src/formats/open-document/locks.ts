import { attributeOf } from '../../xml/element-attributes.ts'
import type { Entry } from '../../zip/entry.ts'
import { LockedTexts } from '../locked-texts.ts'
import type { PackageTranslation } from '../package-translation.ts'

/** Elements with a formula or a condition, and the attribute that holds it. */
const conditions = new Map([
  ['table:table-cell', 'formula'],
  ['table:covered-table-cell', 'formula'],
  ['table:named-expression', 'expression'],
  ['calcext:condition', 'value'],
  ['style:map', 'condition'],
])
const filter = 'table:filter-condition'

/** Finds the texts that formulas, conditional formats and filters of a spreadsheet compare with. */
export async function findLocks(translation: PackageTranslation, content: Entry): Promise<LockedTexts> {
  const locks = new LockedTexts()
  await translation.visitPart(content, {
    names: new Set([...conditions.keys(), filter]),
    mayHaveDoctype: true,
    visit(element, xml) {
      const value = attributeOf(xml, element, conditions.get(element.name) ?? 'value') ?? ''
      if (element.name !== filter) locks.addQuoted(value)
      else if (value !== '') locks.add(value)
    },
  })
  return locks
}
