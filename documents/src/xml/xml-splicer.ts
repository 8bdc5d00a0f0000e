import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import type { Edit } from '../segments/edits.ts'
import { checkDoctype, endOfDoctype } from './doctype.ts'
import type { XmlElement } from './elements.ts'
import { endOfTag } from './end-of-tag.ts'
import { Namespaces } from './namespaces.ts'

export type XmlBlocks = {
  /** The names of the elements that are visited, as outermost ones. */
  readonly names: ReadonlySet<string>
  /** The names of elements that are visited by their opening tag alone, because they may be long. */
  readonly tags?: ReadonlySet<string>
  /** Adds edits, in order, for ranges of `xml` inside the element. */
  visit(element: XmlElement, xml: string, edits: Edit[]): void
  readonly mayHaveDoctype?: boolean
}

/**
 * Reads XML in chunks, builds a small tree for each wanted element, and writes all other text as it came. Only one such
 * element is in memory at a time.
 */
export class XmlSplicer {
  readonly #blocks: XmlBlocks
  readonly #namespaces = new Namespaces()
  readonly #openNames: string[] = []
  readonly #openElements: XmlElement[] = []
  readonly #edits: Edit[] = []
  #xml = ''
  #at = 0
  #writtenTo = 0
  #output: string[] = []
  #hasRoot = false
  hasChanges = false

  constructor(blocks: XmlBlocks) {
    this.#blocks = blocks
  }

  write(chunk: string): void {
    this.#xml += chunk
    while (this.#step(false));
    if (this.#openElements.length === 0) this.#forget()
    else this.#checkSize(this.#openElements[0]?.start ?? 0)
    this.#checkSize(this.#at)
  }

  end(): void {
    while (this.#step(true));
    if (this.#at < this.#xml.length || this.#openNames.length > 0 || !this.#hasRoot)
      throw new RefusalError('broken', 'XML cut short')
    this.#forget()
  }

  takeOutput(): string {
    const output = this.#output.join('')
    this.#output = []
    return output
  }

  #refuseEndlessTag(at: number): void {
    if (this.#xml.length - at > limits.xmlTagCharacters) throw new RefusalError('broken', 'an endless tag')
  }

  #checkSize(from: number): void {
    if (this.#xml.length - from > limits.xmlBlockCharacters)
      throw new RefusalError('too_large_to_read', 'a very long XML element')
  }

  #forget(): void {
    this.#output.push(this.#xml.slice(this.#writtenTo, this.#at))
    this.#xml = this.#xml.slice(this.#at)
    this.#at = 0
    this.#writtenTo = 0
  }

  /** Takes the next construct; false where the text ends before it does. */
  #step(isLast: boolean): boolean {
    const xml = this.#xml
    if (this.#at >= xml.length) return false
    const tagAt = xml.indexOf('<', this.#at)
    if (tagAt !== this.#at) return this.#takeText(tagAt, isLast)
    const kind = xml[tagAt + 1]
    if (kind === undefined || (kind === '!' && xml.length < tagAt + 9 && !isLast)) return false
    if (kind === '!') return this.#takeDeclaration(tagAt)
    if (kind === '?') return this.#skipTo('?>', tagAt + 2)
    const end = kind === '/' ? xml.indexOf('>', tagAt) : endOfTag(xml, tagAt + 1)
    if (end < 0) {
      this.#refuseEndlessTag(tagAt)
      return false
    }
    this.#at = end + 1
    if (kind === '/') this.#takeClosingTag(tagAt, xml.slice(tagAt + 2, end).trimEnd())
    else this.#takeOpeningTag(tagAt, end)
    return true
  }

  #takeText(tagAt: number, isLast: boolean): boolean {
    const parent = this.#openElements.at(-1)
    if (tagAt < 0 && parent && !isLast) return false
    const start = this.#at
    this.#at = tagAt < 0 ? this.#xml.length : tagAt
    if (parent) parent.children.push({ name: '', start, end: this.#at, isCharacterData: false })
    else if (this.#openNames.length === 0 && !isBlank(this.#xml, start, this.#at))
      throw new RefusalError('broken', 'text outside of XML')
    return true
  }

  #takeDeclaration(at: number): boolean {
    const xml = this.#xml
    if (xml.startsWith('<!--', at)) return this.#skipTo('-->', at + 4)
    if (xml.startsWith('<![CDATA[', at)) {
      if (!this.#skipTo(']]>', at + 9)) return false
      const parent = this.#openElements.at(-1)
      parent?.children.push({ name: '', start: at + 9, end: this.#at - 3, isCharacterData: true })
      return true
    }
    if (this.#hasRoot) throw new RefusalError('xml_entities', 'a declaration among the elements')
    const end = endOfDoctype(xml, at)
    if (end < 0) {
      this.#refuseEndlessTag(at)
      return false
    }
    checkDoctype(xml.slice(at, end), this.#blocks.mayHaveDoctype === true)
    this.#at = end
    return true
  }

  #skipTo(mark: string, from: number): boolean {
    const end = this.#xml.indexOf(mark, from)
    if (end < 0) return false
    this.#at = end + mark.length
    return true
  }

  #takeOpeningTag(start: number, end: number): void {
    const isEmpty = this.#xml[end - 1] === '/'
    const tag = this.#xml.slice(start + 1, isEmpty ? end - 1 : end)
    const written = /^[^\s/]+/.exec(tag)?.[0]
    if (written === undefined) throw new RefusalError('broken', 'a tag without a name')
    if (this.#openNames.length === 0 && this.#hasRoot) throw new RefusalError('broken', 'a second root')
    this.#hasRoot = true
    if (this.#openNames.length >= limits.xmlDepth) throw new RefusalError('nested_too_deep', 'XML')
    this.#openNames.push(written)
    this.#namespaces.enter(this.#openNames.length, tag.slice(written.length))
    const name = this.#namespaces.nameOf(written)
    const parent = this.#openElements.at(-1)
    if (parent || this.#blocks.names.has(name)) {
      const element = { name, start, openEnd: end + 1, closeStart: end + 1, end: end + 1, children: [] }
      parent?.children.push(element)
      this.#openElements.push(element)
    } else if (this.#blocks.tags?.has(name))
      this.#visit({ name, start, openEnd: end + 1, closeStart: end + 1, end: end + 1, children: [] })
    if (isEmpty) this.#closeElement(end + 1)
  }

  #takeClosingTag(start: number, written: string): void {
    if (this.#openNames.at(-1) !== written)
      throw new RefusalError('broken', `</${written.slice(0, 40)}> closes nothing`)
    this.#closeElement(start)
  }

  #closeElement(closeStart: number): void {
    this.#namespaces.leave(this.#openNames.length)
    this.#openNames.pop()
    const element = this.#openElements.pop()
    if (!element) return
    element.closeStart = closeStart
    element.end = this.#at
    if (this.#openElements.length === 0) this.#visit(element)
  }

  #visit(element: XmlElement): void {
    this.#blocks.visit(element, this.#xml, this.#edits)
    for (const { start, end, text } of this.#edits) {
      this.#output.push(this.#xml.slice(this.#writtenTo, start), text)
      this.#writtenTo = end
      this.hasChanges = true
    }
    this.#edits.length = 0
  }
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9 && code !== 0xfeff) return false
  }
  return true
}
