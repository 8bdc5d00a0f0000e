import { betweenRuns, type InlineItem, type MarkupWriter } from '../../segments/inline.ts'
import { alwaysEnds } from '../../segments/sentence-ends.ts'
import { messageItems } from '../../text/message-items.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import { elementsOf, isEmpty, openTagOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText, replaceXmlReferences } from '../../xml/escape.ts'

/** Elements around text inside a paragraph. */
const wrappers = new Set(['HyperlinkTextSource', 'XMLElement', 'Change', 'CrossReferenceSource'])
/** Marks inside a text: instructions for characters such as the page number, forced line breaks and tabs. */
const mark = /<\?|<!--|<!\[CDATA\[|[\u2028\t]/g
const endOfMark: Readonly<Record<string, string>> = { '<?': '?>', '<!--': '-->', '<![CDATA[': ']]>' }

/** The content of a range of paragraphs that have one style. Formats are those of its ranges of characters. */
export class IdmlRange {
  readonly items: InlineItem[] = []
  readonly #xml: string
  readonly #markupBetween: (start: number, end: number) => string
  readonly #formats: string[] = []
  readonly #numbers = new Map<string, number>()
  hasDeletedText = false

  constructor(range: XmlElement, xml: string, markupBetween: (start: number, end: number) => string) {
    this.#xml = xml
    this.#markupBetween = markupBetween
    for (const child of elementsOf(range)) if (child.name !== 'Properties') this.#read(child, undefined)
  }

  get writer(): MarkupWriter {
    return {
      run: (format, inner) => `${this.#formats[format] ?? '<CharacterStyleRange>'}${inner}</CharacterStyleRange>`,
      text: (text) => `<Content>${escapeText(text)}</Content>`,
    }
  }

  #read(element: XmlElement, format: number | undefined): void {
    if (element.name === 'CharacterStyleRange') this.#readCharacters(element)
    else if (element.name === 'Content') this.#readContent(element, format ?? 0)
    else if (wrappers.has(element.name) && !isEmpty(element) && !this.#isDeleted(element)) {
      const close = this.#xml.slice(element.closeStart, element.end)
      this.items.push({ kind: 'open', open: openTagOf(this.#xml, element), close, mayRepeat: false })
      for (const child of elementsOf(element)) this.#read(child, format)
      this.items.push({ kind: 'close' })
    } else {
      const markup = this.#markupBetween(element.start, element.end)
      const readAs = element.name === 'Br' ? alwaysEnds : element.name === 'TextVariableInstance' ? '0' : ''
      this.items.push({ kind: 'object', markup, format: format ?? betweenRuns, readAs })
    }
  }

  #readCharacters(range: XmlElement): void {
    const properties = elementsOf(range).find(({ name }) => name === 'Properties')
    const open = openTagOf(this.#xml, range) + (properties ? this.#xml.slice(properties.start, properties.end) : '')
    const format = this.#numbers.get(open) ?? this.#formats.push(open) - 1
    this.#numbers.set(open, format)
    for (const child of elementsOf(range)) if (child !== properties) this.#read(child, format)
  }

  #isDeleted(element: XmlElement): boolean {
    const isDeleted = attributeOf(this.#xml, element, 'ChangeType') === 'DeletedText'
    this.hasDeletedText ||= isDeleted
    return isDeleted
  }

  #readContent(content: XmlElement, format: number): void {
    const raw = this.#xml.slice(content.openEnd, content.closeStart)
    let at = 0
    for (const { 0: start, index } of raw.matchAll(mark)) {
      if (index < at) continue
      this.#addText(raw.slice(at, index), format)
      const end = endOfMark[start]
      at = end === undefined ? index + 1 : raw.indexOf(end, index) + end.length
      const found = raw.slice(index, at)
      if (start === '<![CDATA[') this.#addText(escapeText(found.slice(9, -3)), format)
      else this.#addMark(found, format, start === '\u2028' ? '\n' : start === '\t' ? '\t' : '')
    }
    this.#addText(raw.slice(at), format)
  }

  #addMark(found: string, format: number, readAs: string): void {
    this.items.push({ kind: 'object', markup: `<Content>${found}</Content>`, format, readAs })
  }

  #addText(raw: string, format: number): void {
    for (const item of messageItems(replaceXmlReferences(raw), { hasTags: false })) {
      if (item.kind === 'text') this.items.push({ ...item, format })
      else if (item.kind === 'object') this.#addMark(escapeText(item.markup), format, item.readAs ?? '')
    }
  }
}
