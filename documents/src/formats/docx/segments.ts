import { isOn } from '../../count/markup.ts'
import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import { childOf, elementsOf, isEmpty, markupOf, textOf, type XmlElement } from '../../xml/elements.ts'
import { Formats } from '../open-xml/formats.ts'
import { isComputed } from './fields.ts'

/** An item, and its role where it belongs to a field. */
export type WordItem = InlineItem & {
  readonly fieldMark?: string
  readonly fieldCode?: string
}

const wrappers = new Set('w:hyperlink w:ins w:moveTo w:smartTag w:sdt w:fldSimple w:dir w:bdo w:customXml'.split(' '))
const mayRepeat = new Set(['w:hyperlink', 'w:ins'])
const wrapperProperties = new Set(['w:smartTagPr', 'w:customXmlPr'])
/** Notes of Word to itself, which do not outlive a change of the text. */
const dropped = new Set(['w:pPr', 'w:rPr', 'w:proofErr', 'w:lastRenderedPageBreak', 'w:softHyphen'])
const invisibleProperties = new Set(['w:lang', 'w:noProof', 'w:rPrChange', 'w:webHidden'])
const symbolFont = /^(?:symbol|wingdings(?: [23])?|webdings|marlett|zapf ?dingbats|mt extra)$/i
const readAs = new Map([
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:tab', '\t'],
])
const noBreakHyphen = '\u2011'

/** `markupBetween` gives the markup of a range with the translations inside it. */
type MarkupBetween = (start: number, end: number) => string

export function readParagraph(
  pass: TranslationPass,
  paragraph: XmlElement,
  xml: string,
  markupBetween: MarkupBetween,
): { items: WordItem[]; formats: Formats } {
  const reader = new ParagraphReader(pass, xml, markupBetween)
  reader.readChildren(elementsOf(paragraph))
  return { items: reader.items, formats: reader.formats }
}

class ParagraphReader {
  readonly items: WordItem[] = []
  readonly formats = new Formats()
  readonly #pass: TranslationPass
  readonly #xml: string
  readonly #markupBetween: MarkupBetween

  constructor(pass: TranslationPass, xml: string, markupBetween: MarkupBetween) {
    this.#pass = pass
    this.#xml = xml
    this.#markupBetween = markupBetween
  }

  readChildren(children: readonly XmlElement[]): void {
    for (const child of children) {
      if (dropped.has(child.name)) continue
      if (child.name === 'w:r') this.#readRun(child)
      else if (child.name === 'w:fldSimple' && isComputed(attributeOf(this.#xml, child, 'instr') ?? ''))
        this.#addObject(child, betweenRuns, '0')
      else if (wrappers.has(child.name)) this.#readWrapper(child)
      else {
        const isDeleted = child.name === 'w:del' || child.name === 'w:moveFrom'
        if (isDeleted && textOf(this.#xml, child).trim() !== '') this.#pass.leave('tracked_deletion')
        this.#addObject(child, betweenRuns, child.name.startsWith('m:') ? '0' : '')
      }
    }
  }

  #readWrapper(element: XmlElement): void {
    const content = element.name === 'w:sdt' ? childOf(element, 'w:sdtContent') : element
    if (!content || isEmpty(content)) {
      this.#addObject(element, betweenRuns)
      return
    }
    this.items.push({
      kind: 'open',
      open: this.#markupBetween(element.start, content.openEnd),
      close: this.#xml.slice(content.closeStart, element.end),
      mayRepeat: mayRepeat.has(element.name),
    })
    this.readChildren(elementsOf(content).filter(({ name }) => !wrapperProperties.has(name)))
    this.items.push({ kind: 'close' })
  }

  #readRun(run: XmlElement): void {
    const { format, isSymbol, isHidden } = this.#readFormat(childOf(run, 'w:rPr'))
    for (const child of elementsOf(run)) {
      if (dropped.has(child.name)) continue
      if (child.name === 'w:t' && !isSymbol && !isHidden)
        this.items.push({ kind: 'text', text: this.#readText(child), format })
      // The reading of a word is about the source text, so it is not kept.
      else if (child.name === 'w:ruby') this.#readRuby(child)
      else if (child.name === 'w:noBreakHyphen') this.items.push({ kind: 'text', text: noBreakHyphen, format })
      else {
        if (child.name === 'w:t') this.#pass.leave(isSymbol ? 'symbol_font' : 'hidden_text')
        this.#addObject(child, format, readAs.get(child.name))
      }
    }
  }

  #readRuby(ruby: XmlElement): void {
    const base = childOf(ruby, 'w:rubyBase')
    if (base) this.readChildren(elementsOf(base))
  }

  #readText(element: XmlElement): string {
    const text = textOf(this.#xml, element).replace(/[\r\n\t]/g, ' ')
    return attributeOf(this.#xml, element, 'space') === 'preserve' ? text : text.trim()
  }

  #readFormat(properties: XmlElement | undefined) {
    let look = ''
    let isSymbol = false
    let isHidden = false
    for (const property of properties ? elementsOf(properties) : []) {
      if (invisibleProperties.has(property.name)) continue
      if (property.name === 'w:rFonts') isSymbol = symbolFont.test(attributeOf(this.#xml, property, 'ascii') ?? '')
      if (property.name === 'w:vanish') isHidden = isOn(attributeOf(this.#xml, property, 'val'), true)
      look += markupOf(this.#xml, property)
    }
    return { format: this.formats.numberOf(look, properties), isSymbol, isHidden }
  }

  #addObject(element: XmlElement, format: number, read = ''): void {
    const markup = this.#markupBetween(element.start, element.end)
    const item: WordItem = { kind: 'object', markup, format, readAs: read }
    if (element.name === 'w:fldChar')
      this.items.push({ ...item, fieldMark: attributeOf(this.#xml, element, 'fldCharType') ?? '' })
    else if (element.name === 'w:instrText') this.items.push({ ...item, fieldCode: textOf(this.#xml, element) })
    else this.items.push(item)
  }
}
