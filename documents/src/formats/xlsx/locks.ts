import { attributeOf } from '../../xml/element-attributes.ts'
import { textOf, type XmlElement } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { LockedTexts } from '../locked-texts.ts'

export const lockingParts =
  /spreadsheetml\.(?:worksheet|table|pivottable|pivotcachedefinition|(?:sheet|template)\.main)\+xml$/
const formulas = ['s:f', 's:formula', 's:formula1', 's:formula2', 's:definedName', 's:calculatedColumnFormula', 'xm:f']
const filters = ['s:filter', 's:customFilter']
const names = new Set([...formulas, ...filters])
const tags = new Set(['s:cacheField', 's:calculatedItem'])

/** Texts that formulas, pivot tables or filters compare with. A translation would change their results. */
export class Locks extends LockedTexts {
  /** Collects the texts of a part. */
  readonly blocks: XmlBlocks = {
    names,
    tags,
    visit: (element, xml) => {
      if (filters.includes(element.name))
        for (const name of ['val', 'stringValue1', 'stringValue2']) this.#addAttribute(element, xml, name)
      else if (element.name === 's:cacheField') this.#addAttribute(element, xml, 'name')
      else if (element.name === 's:calculatedItem') this.#addItems(attributeOf(xml, element, 'formula') ?? '')
      else this.#addFormula(element.name, textOf(xml, element))
    },
  }

  #addAttribute(element: XmlElement, xml: string, attribute: string): void {
    const text = attributeOf(xml, element, attribute)
    if (text) this.add(text)
  }

  /** A pivot table can add items up, such as `North +'South coast'`. */
  #addItems(formula: string): void {
    for (const [, quoted, plain = ''] of formula.matchAll(/'([^']*)'|([\p{L}\p{N}_.]+)/gu)) this.add(quoted ?? plain)
  }

  #addFormula(name: string, formula: string): void {
    // A list of choices is translated together with the cells that hold one of them.
    if (name === 's:formula1' && /^"[^"]*"$/.test(formula)) return
    this.addQuoted(formula)
    for (const [, column = ''] of formula.matchAll(/\[[#@]?([^[\]#@]+)\]/g)) this.add(column.replace(/'(.)/g, '$1'))
  }
}
