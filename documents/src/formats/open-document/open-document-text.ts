import { Cell } from '../../count/cell.ts'
import type { CountNote } from '../../count/text-count.ts'
import { TextCounter } from '../../count/text-counter.ts'
import { readAttribute } from '../../xml/attributes.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'

/** The part of the package. Each keeps its text in different elements. */
type Part = 'content' | 'styles' | 'chart'

const blocks = new Set(['text:p', 'text:h'])
const marks = new Map([
  ['text:s', ' '],
  ['text:tab', '\t'],
  ['text:line-break', '\n'],
])
/** Automatic fields, ruby readings, note marks and prompts. */
const unread = new Set(
  'tracked-changes page-number page-count page-continuation date time creation-date creation-time modification-date modification-time print-date print-time editing-duration editing-cycles file-name sheet-name word-count character-count paragraph-count table-count image-count object-count note-citation ruby-text placeholder number'
    .split(' ')
    .map((name) => `text:${name}`),
)
const noted: ReadonlyMap<string, CountNote> = new Map([
  ['office:annotation', 'comments'],
  ['text:hidden-text', 'hidden_text'],
  ['text:hidden-paragraph', 'hidden_text'],
])
const separateTexts = new Set(['text:note-body', 'draw:text-box'])
const headersAndFooters = /^style:(?:header|footer)(?:-left|-first)?$/
const mostStyles = 50_000
const mostRepeats = 2_000_000
const longestName = 200

/** Counts the visible text of an OpenDocument file. */
export class OpenDocumentText implements XmlEvents {
  readonly #type: 'odt' | 'ods' | 'odp'
  readonly #part: Part
  readonly #textCounter: TextCounter
  readonly #hiddenStyles = new Set<string>()
  #depth = 0
  #unreadFrom = 0
  #unreadNote: CountNote | undefined
  /** How many open elements have text that counts, such as the body, a header or a title. */
  #places = 0
  #blocks = 0
  /** Notes and text boxes are counted separately, since they do not split the word they are anchored in. */
  readonly #aside = new TextCounter()
  #asideFrom = 0
  #style = ''
  #rowRepeats = 1
  #isRowHidden = false
  /** The text of a cell is counted separately, because the cell may be repeated. */
  #cell:
    | { readonly textCounter: TextCounter; readonly text: Cell; readonly repeats: number; readonly from: number }
    | undefined
  slides = 0

  constructor(type: 'odt' | 'ods' | 'odp', part: Part, textCounter: TextCounter) {
    this.#type = type
    this.#part = part
    this.#textCounter = textCounter
  }

  open(name: string, attributes: string): void {
    this.#depth++
    if (this.#depth === 1 && !name.startsWith('office:') && this.#part !== 'chart')
      this.#textCounter.note('unknown_structure')
    if (this.#unreadFrom > 0) {
      if (name === 'text:deletion') this.#textCounter.note('tracked_changes')
      return
    }
    const note = noted.get(name)
    if (unread.has(name) || note) {
      this.#skip(note)
      return
    }
    if (name.startsWith('style:')) this.#readStyle(name, attributes)
    if (this.#isHidden(name, attributes)) return
    if (this.#isPlace(name)) this.#places++
    if (name.startsWith('table:')) this.#openTable(name, attributes)
    if (this.#places === 0) return
    if (separateTexts.has(name) && this.#asideFrom === 0) this.#asideFrom = this.#depth
    if (blocks.has(name)) {
      this.#blocks++
      this.#add('\n')
    }
    const mark = marks.get(name)
    if (mark !== undefined) this.#add(mark)
  }

  text(piece: string): void {
    if (this.#unreadFrom > 0) {
      if (this.#unreadNote && piece.trim() !== '') this.#textCounter.note(this.#unreadNote)
    } else if (this.#places > 0 && this.#blocks > 0) this.#add(piece)
  }

  close(name: string): void {
    const wasUnread = this.#unreadFrom > 0
    if (this.#unreadFrom === this.#depth) this.#unreadFrom = 0
    if (!wasUnread) {
      if (this.#places > 0 && blocks.has(name)) {
        this.#blocks--
        this.#add('\n')
      }
      if (this.#cell?.from === this.#depth) this.#closeCell()
      if (this.#isPlace(name)) this.#places--
    }
    if (this.#asideFrom === this.#depth) this.#asideFrom = 0
    this.#depth--
    if (this.#depth > 0) return
    this.#textCounter.endWord()
    this.#textCounter.addSize(this.#aside.size())
  }

  #skip(note: CountNote | undefined): void {
    this.#unreadFrom = this.#depth
    this.#unreadNote = note
  }

  #add(piece: string): void {
    if (this.#cell) this.#cell.text.add(piece)
    else (this.#asideFrom > 0 ? this.#aside : this.#textCounter).add(piece)
  }

  #isPlace(name: string): boolean {
    if (this.#part === 'content') return name === 'office:body'
    if (this.#part === 'styles') return headersAndFooters.test(name)
    return name === 'chart:chart'
  }

  #readStyle(name: string, attributes: string): void {
    if (name === 'style:style') this.#style = readAttribute(attributes, 'name') ?? ''
    const isHiding =
      (name === 'style:text-properties' && readAttribute(attributes, 'display') === 'none') ||
      (name === 'style:table-properties' && readAttribute(attributes, 'display') === 'false') ||
      (name === 'style:drawing-page-properties' && readAttribute(attributes, 'visibility') === 'hidden')
    if (isHiding && this.#hiddenStyles.size < mostStyles && this.#style.length < longestName)
      this.#hiddenStyles.add(this.#style)
  }

  #isHidden(name: string, attributes: string): boolean {
    if (name === 'draw:page') this.slides++
    if (name === 'text:section' && readAttribute(attributes, 'display') === 'none') this.#skip('hidden_text')
    if (this.#hiddenStyles.size === 0 || this.#places === 0) return this.#unreadFrom > 0
    if (!this.#hiddenStyles.has(readAttribute(attributes, 'style-name') ?? '')) return false
    if (name === 'draw:page') {
      this.slides--
      this.#textCounter.note('hidden_slides')
      this.#skip(undefined)
    } else if (name === 'table:table') {
      this.#textCounter.note('hidden_sheets')
      this.#skip(undefined)
    } else if (blocks.has(name) || name === 'text:span') this.#skip('hidden_text')
    return this.#unreadFrom > 0
  }

  #openTable(name: string, attributes: string): void {
    if (name === 'table:table-row') {
      this.#rowRepeats = repeatsOf(attributes, 'number-rows-repeated')
      this.#isRowHidden = (readAttribute(attributes, 'visibility') ?? 'visible') !== 'visible'
    } else if (name === 'table:covered-table-cell' && this.#type === 'ods') this.#skip(undefined)
    else if (name === 'table:table-cell') this.#openCell(attributes)
    else if (name === 'table:tracked-changes') this.#skip(undefined)
  }

  #openCell(attributes: string): void {
    const isOfChart = this.#part === 'chart'
    if (this.#type !== 'ods' && !isOfChart) return
    const valueType = readAttribute(attributes, 'value-type')
    if (this.#type === 'ods' && isOfChart) this.#skip(undefined)
    else if (valueType !== undefined && valueType !== 'string') this.#skip(undefined)
    else if (readAttribute(attributes, 'formula') !== undefined) this.#skip('formulas')
    else if (this.#isRowHidden) this.#skip('hidden_cells')
    else {
      const textCounter = new TextCounter()
      const repeats = Math.min(mostRepeats, this.#rowRepeats * repeatsOf(attributes, 'number-columns-repeated'))
      this.#cell = { textCounter, text: new Cell(textCounter), repeats, from: this.#depth }
    }
  }

  #closeCell(): void {
    if (!this.#cell) return
    const { textCounter, text, repeats } = this.#cell
    text.end()
    this.#textCounter.endWord()
    this.#textCounter.addSize(textCounter.size(), repeats)
    this.#cell = undefined
  }
}

const repeatsOf = (attributes: string, name: string): number => {
  const repeats = Number(readAttribute(attributes, name) ?? 1)
  return Number.isInteger(repeats) && repeats > 0 ? repeats : 1
}
