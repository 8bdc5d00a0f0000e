import { applyEdits, type Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { elementsOf, isEmpty, type XmlElement } from '../../xml/elements.ts'
import { translateContent } from '../open-xml/plain-content.ts'
import { elementsWithTexts, translateAttributes } from './attribute-texts.ts'
import { OpenDocumentParagraph } from './segments.ts'

const paragraphs = new Set(['text:p', 'text:h'])
/** Elements that hold nothing but text: alternative texts, titles of indexes, footers of slides. */
const texts = new Set([
  'svg:title',
  'svg:desc',
  'text:index-title-template',
  'text:index-entry-span',
  'presentation:footer-decl',
  'presentation:header-decl',
  'table:title',
  'table:desc',
])
/** A group of shapes. In a chart, a group without shapes describes where its data are, such as `Sheet1.A2:Sheet1.A9`. */
const group = 'draw:g'
const deleted = new Set(['text:tracked-changes', 'table:tracked-changes'])

/** Everything at which a translation of a part begins. */
export const textBlocks: ReadonlySet<string> = new Set([
  ...paragraphs,
  ...texts,
  ...deleted,
  group,
  ...elementsWithTexts,
])

/** Translates an element or all texts inside it. Texts inside a paragraph come first. */
export class OpenDocumentTexts {
  readonly #pass: TranslationPass
  readonly #plainStyles: ReadonlySet<string>

  constructor(pass: TranslationPass, plainStyles: ReadonlySet<string>) {
    this.#pass = pass
    this.#plainStyles = plainStyles
  }

  readonly translate = (element: XmlElement, xml: string, edits: Edit[]): void => {
    if (paragraphs.has(element.name)) this.#translateParagraph(element, xml, edits)
    else if (texts.has(element.name)) translateContent(this.#pass, element, xml, edits)
    else if (deleted.has(element.name)) this.#pass.leave('tracked_deletion')
    else if (element.name === group && isAddress(element)) this.#pass.leave('code')
    else {
      translateAttributes(this.#pass, element, xml, edits)
      this.translateInside(element, xml, edits)
    }
  }

  translateInside(element: XmlElement, xml: string, edits: Edit[]): void {
    for (const child of elementsOf(element)) this.translate(child, xml, edits)
  }

  #translateParagraph(paragraph: XmlElement, xml: string, edits: Edit[]): void {
    if (isEmpty(paragraph)) return
    const inner: Edit[] = []
    this.translateInside(paragraph, xml, inner)
    const { items, writer } = new OpenDocumentParagraph(paragraph, xml, this.#plainStyles, (start, end) =>
      applyEdits(xml, inner, start, end),
    )
    const text = this.#pass.translateItems(items, writer)
    if (text === undefined) for (const edit of inner) edits.push(edit)
    else edits.push({ start: paragraph.openEnd, end: paragraph.closeStart, text })
  }
}

function isAddress(element: XmlElement): boolean {
  const children = elementsOf(element)
  return children.length > 0 && children.every(({ name }) => name === 'svg:desc')
}
