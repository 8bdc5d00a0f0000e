import { betweenRuns, type InlineItem, type MarkupWriter } from '../../segments/inline.ts'
import { messageItems } from '../../text/message-items.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import { elementsOf, isElement, isEmpty, openTagOf, prefixOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText, replaceXmlReferences } from '../../xml/escape.ts'

const wrappers = new Set(['text:a', 'text:meta', 'text:meta-field'])
/** Fields that show a text: one that somebody typed or chose, or that is translated elsewhere in the document. */
const textFields = new Set(
  'text-input placeholder conditional-text user-field-get title subject keywords description chapter drop-down execute-macro'
    .split(' ')
    .map((name) => `text:${name}`)
    .concat('loext:content-control'),
)
/** The choices or the action of a field, which come before its text. */
const fieldHeads = new Set(['text:label', 'loext:list-item', 'office:event-listeners'])
/** References to a text show that text; other references show numbers. */
const references = new Set(['text:bookmark-ref', 'text:reference-ref'])
const readAs = new Map([
  ['text:s', ' '],
  ['text:tab', '\t'],
  ['text:line-break', '\n'],
])
/** Objects that stand between words without being one. */
const silent =
  /^(?:text:(?:bookmark|reference-mark|change|soft-page-break|note|toc-mark|alphabetical-index-mark|user-index-mark)|office:|draw:|svg:|dr3d:|form:)/

/** How text in one format is written: the spans around it, from the outermost. */
type Format = { readonly open: string; readonly close: string }

/** The inline content of a paragraph of an OpenDocument file. */
export class OpenDocumentParagraph {
  readonly items: InlineItem[] = []
  readonly #xml: string
  /** Of the names of elements, as the file writes them. */
  readonly #prefix: string
  readonly #plainStyles: ReadonlySet<string>
  readonly #markupBetween: (start: number, end: number) => string
  readonly #formats: Format[] = [{ open: '', close: '' }]
  readonly #numbers = new Map<string, number>([['', 0]])

  /** `markupBetween` gives the markup of a range with what is already translated inside it. */
  constructor(
    paragraph: XmlElement,
    xml: string,
    plainStyles: ReadonlySet<string>,
    markupBetween: (start: number, end: number) => string,
  ) {
    this.#xml = xml
    this.#prefix = prefixOf(xml, paragraph)
    this.#plainStyles = plainStyles
    this.#markupBetween = markupBetween
    this.#readContent(paragraph, 0)
  }

  get writer(): MarkupWriter {
    return {
      run: (format, inner) => {
        const { open, close } = this.#formats[format] ?? { open: '', close: '' }
        return open + inner + close
      },
      text: (text) => writeText(text, this.#prefix),
    }
  }

  #readContent(element: XmlElement, format: number, from = 0): void {
    for (const node of element.children) {
      if (node.start < from) continue
      if (!isElement(node)) this.#addText(this.#xml.slice(node.start, node.end), node.isCharacterData, format)
      else if (node.name === 'text:span') this.#readContent(node, this.#formatOf(node, format))
      // The reading of a word is about the source text, so it is not kept.
      else if (node.name === 'text:ruby') this.#readBase(node, format)
      else if (wrappers.has(node.name) || textFields.has(node.name) || this.#isTextReference(node))
        this.#readWrapper(node, format)
      else this.#addObject(node, format)
    }
  }

  #readWrapper(element: XmlElement, format: number): void {
    if (isEmpty(element)) {
      this.#addObject(element, format)
      return
    }
    const head = elementsOf(element).findLast(({ name }) => fieldHeads.has(name))?.end ?? element.openEnd
    // Spans stay around a link: Impress and Calc do not show those inside it.
    const around = this.#formats[format] as Format
    this.items.push({
      kind: 'open',
      open: around.open + this.#markupBetween(element.start, head),
      close: this.#xml.slice(element.closeStart, element.end) + around.close,
      mayRepeat: wrappers.has(element.name),
    })
    this.#readContent(element, 0, head)
    this.items.push({ kind: 'close' })
  }

  #readBase(ruby: XmlElement, format: number): void {
    for (const child of elementsOf(ruby)) if (child.name === 'text:ruby-base') this.#readContent(child, format)
  }

  #isTextReference(element: XmlElement): boolean {
    return references.has(element.name) && attributeOf(this.#xml, element, 'reference-format') === 'text'
  }

  /** White space is shown as one space. */
  #addText(raw: string, isCharacterData: boolean, format: number): void {
    const text = (isCharacterData ? raw : replaceXmlReferences(raw)).replace(/[ \t\r\n]+/g, ' ')
    for (const item of messageItems(text, { hasTags: false })) {
      if (item.kind === 'text') this.items.push({ ...item, format })
      else if (item.kind === 'object') this.items.push({ ...item, markup: escapeText(item.markup), format })
    }
  }

  #addObject(element: XmlElement, format: number): void {
    const read = readAs.get(element.name) ?? (silent.test(element.name) ? '' : '0')
    const markup = this.#markupBetween(element.start, element.end)
    this.items.push({ kind: 'object', markup, format: format === 0 ? betweenRuns : format, readAs: read })
  }

  /** Spans that look alike have one number. A span whose style says nothing is not one. */
  #formatOf(span: XmlElement, outer: number): number {
    const style = attributeOf(this.#xml, span, 'style-name')
    if (style !== undefined && this.#plainStyles.has(style)) return outer
    const { open, close } = this.#formats[outer] as Format
    const key = `${outer} ${openTagOf(this.#xml, span)}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const name = this.#xml.slice(span.closeStart, span.end)
    const number = this.#formats.push({ open: open + openTagOf(this.#xml, span), close: name + close }) - 1
    this.#numbers.set(key, number)
    return number
  }
}

/** Several spaces in a row, tabs and line breaks are elements. */
const writeText = (text: string, prefix: string): string =>
  escapeText(text)
    .replace(/ {2,}/g, (spaces) => ` <${prefix}s ${prefix}c="${spaces.length - 1}"/>`)
    .replaceAll('\t', `<${prefix}tab/>`)
    .replaceAll('\n', `<${prefix}line-break/>`)
