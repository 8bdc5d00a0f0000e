import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import { elementsOf, textOf, type XmlElement } from '../../xml/elements.ts'
import type { LockedTexts } from '../locked-texts.ts'
import { pilotElements, translatePilot } from './data-pilot.ts'
import { type OpenDocumentTexts, textBlocks } from './paragraph.ts'
import { translateCondition, translateMessageTitle } from './validation.ts'

const cells = new Set(['table:table-cell', 'table:covered-table-cell'])
const validation = 'table:content-validation'

/** Everything at which a translation of a spreadsheet begins. */
export const sheetBlocks: ReadonlySet<string> = new Set([...textBlocks, ...cells, validation])
/** What is visited by its tag alone. */
export const sheetTags: ReadonlySet<string> = new Set(pilotElements)

/** The cells of a spreadsheet and what they accept. */
export class SheetTexts {
  readonly #pass: TranslationPass
  readonly #texts: OpenDocumentTexts
  readonly #locks: LockedTexts

  constructor(pass: TranslationPass, texts: OpenDocumentTexts, locks: LockedTexts) {
    this.#pass = pass
    this.#texts = texts
    this.#locks = locks
  }

  readonly translate = (element: XmlElement, xml: string, edits: Edit[]): void => {
    if (cells.has(element.name)) this.#translateCell(element, xml, edits)
    else if (sheetTags.has(element.name)) translatePilot(this.#pass, element, xml, edits, this.#locks)
    else if (element.name === validation) this.#translateValidation(element, xml, edits)
    else this.#texts.translate(element, xml, edits)
  }

  /** The results of formulas, numbers and dates are not text; comments and drawings in the cell are. */
  #translateCell(cell: XmlElement, xml: string, edits: Edit[]): void {
    const children = elementsOf(cell)
    const type = attributeOf(xml, cell, 'value-type')
    const isFormula = attributeOf(xml, cell, 'formula') !== undefined
    const paragraphs = children.filter(({ name }) => name === 'text:p')
    const isLocked = this.#locks.has(paragraphs.map((paragraph) => textOf(xml, paragraph)).join('\n'))
    if (isFormula) this.#pass.leave('formula')
    else if (isLocked) this.#pass.leave('used_by_formula')
    const isText = !isFormula && !isLocked && (type === undefined || type === 'string')
    for (const child of children) if (isText || child.name !== 'text:p') this.#texts.translate(child, xml, edits)
  }

  #translateValidation(element: XmlElement, xml: string, edits: Edit[]): void {
    translateCondition(this.#pass, element, xml, edits, this.#locks)
    for (const message of elementsOf(element)) {
      translateMessageTitle(this.#pass, message, xml, edits)
      this.#texts.translateInside(message, xml, edits)
    }
  }
}
