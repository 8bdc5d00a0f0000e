import { attributeOf } from '../../xml/element-attributes.ts'
import { textOf, type XmlElement } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { LockedTexts } from '../locked-texts.ts'

export const lockingParts = /spreadsheetml\.(?:worksheet|table|pivotcachedefinition|(?:sheet|template)\.main)\+xml$/
const formulas = ['s:f', 's:formula', 's:formula1', 's:formula2', 's:definedName', 's:calculatedColumnFormula']
const filters = ['s:filter', 's:customFilter']
const names = new Set([...formulas, ...filters, 's:cacheField'])

/** Texts that formulas, pivot tables or filters compare with. A translation would change their results. */
export class Locks extends LockedTexts {
  /** Collects the texts of a part. */
  readonly blocks: XmlBlocks = {
    names,
    visit: (element, xml) => {
      if (filters.includes(element.name)) this.#addAttribute(element, xml, 'val')
      else if (element.name === 's:cacheField') this.#addAttribute(element, xml, 'name')
      else this.#addFormula(element.name, textOf(xml, element))
    },
  }

  #addAttribute(element: XmlElement, xml: string, attribute: string): void {
    const text = attributeOf(xml, element, attribute)
    if (text) this.add(text)
  }

  #addFormula(name: string, formula: string): void {
    // A list of choices is translated together with the cells that hold one of them.
    if (name === 's:formula1' && /^"[^"]*"$/.test(formula)) return
    this.addQuoted(formula)
    for (const [, column = ''] of formula.matchAll(/\[[#@]?([^[\]#@]+)\]/g)) this.add(column.replace(/'(.)/g, '$1'))
  }
}
