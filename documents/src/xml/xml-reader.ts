import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import { replaceCharacterReferences } from '../text/named-characters.ts'
import { checkDoctype, endOfDoctype } from './doctype.ts'
import { endOfTag } from './end-of-tag.ts'
import { Namespaces } from './namespaces.ts'

export type XmlEvents = {
  /** `attributes` is the raw text of the tag after its name; read it with `readAttribute`. */
  open?(name: string, attributes: string): void
  text?(text: string): void
  close?(name: string): void
}

/** Office files must not have a document type. Elsewhere one without definitions is harmless, because nothing is fetched. */
export type XmlRules = {
  readonly mayHaveDoctype: boolean
  /** Where the text is kept and not only counted: counting takes any name that it does not know for one character. */
  readonly replaceReferences?: (text: string) => string
}

const longestReference = 40
/** Nine characters are enough to recognize any construct. */
const enoughToDecide = ' '.repeat(9)

/** A streaming XML reader. Keeps unfinished input and throws where XML is not well-formed. */
export class XmlReader {
  readonly #rules: XmlRules
  readonly #events: XmlEvents
  readonly #replaceReferences: (text: string) => string
  readonly #namespaces = new Namespaces()
  readonly #open: string[] = []
  #rest = ''
  /** The end of the current comment, instruction or character data. */
  #skipTo: '-->' | '?>' | ']]>' | '' = ''
  #hasRoot = false

  constructor(rules: XmlRules, events: XmlEvents) {
    this.#rules = rules
    this.#events = events
    this.#replaceReferences = rules.replaceReferences ?? replaceCharacterReferences
  }

  write(chunk: string): void {
    const text = this.#rest + chunk
    let at = 0
    for (;;) {
      const next = this.#skipTo === '' ? this.#step(text, at) : this.#skip(text, at)
      if (next === at) break
      at = next
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > limits.xmlTagCharacters) throw new RefusalError('broken', 'an endless tag')
  }

  end(): void {
    this.write(enoughToDecide)
    if (this.#rest.startsWith('<') || this.#skipTo !== '') throw new RefusalError('broken', 'XML cut short')
    this.#characters(this.#rest)
    if (this.#open.length > 0 || !this.#hasRoot) throw new RefusalError('broken', 'XML cut short')
  }

  /** Reads the next construct and returns its end, or the start where more text is needed. */
  #step(text: string, at: number): number {
    const tagAt = text.indexOf('<', at)
    if (tagAt !== at) return this.#takeCharacters(text, at, tagAt)
    const kind = text[at + 1]
    if (kind === undefined || (kind === '!' && text.length < at + 9)) return at
    if (kind === '!') return this.#declaration(text, at)
    if (kind === '?') return this.#beginSkip('?>', at + 2)
    const end = kind === '/' ? text.indexOf('>', at) : endOfTag(text, at + 1)
    if (end < 0) return at
    if (kind === '/') this.#closeTag(text.slice(at + 2, end).trimEnd())
    else this.#openTag(text, at + 1, end)
    return end + 1
  }

  #takeCharacters(text: string, at: number, tagAt: number): number {
    let end = tagAt
    if (end < 0) {
      const reference = text.lastIndexOf('&')
      end = reference >= at && text.length - reference < longestReference ? reference : text.length
    }
    if (end > at) this.#characters(text.slice(at, end))
    return end
  }

  #characters(text: string): void {
    if (this.#open.length > 0) this.#events.text?.(this.#replaceReferences(text))
    else if (text.trim() !== '') throw new RefusalError('broken', 'text outside of XML')
  }

  #declaration(text: string, at: number): number {
    if (text.startsWith('<!--', at)) return this.#beginSkip('-->', at + 4)
    if (text.startsWith('<![CDATA[', at)) return this.#beginSkip(']]>', at + 9)
    if (this.#hasRoot) throw new RefusalError('xml_entities', 'a declaration among the elements')
    const end = endOfDoctype(text, at)
    if (end < 0) return at
    checkDoctype(text.slice(at, end), this.#rules.mayHaveDoctype)
    return end
  }

  #beginSkip(end: '-->' | '?>' | ']]>', at: number): number {
    this.#skipTo = end
    return at
  }

  #skip(text: string, at: number): number {
    const end = text.indexOf(this.#skipTo, at)
    const upTo = end < 0 ? Math.max(at, text.length - 2) : end
    if (this.#skipTo === ']]>' && upTo > at) this.#events.text?.(text.slice(at, upTo))
    if (end < 0) return upTo
    this.#skipTo = ''
    return end + (text.startsWith('?>', end) ? 2 : 3)
  }

  #openTag(text: string, at: number, end: number): void {
    const isEmpty = text[end - 1] === '/'
    const tag = text.slice(at, isEmpty ? end - 1 : end)
    const written = /^[^\s/]+/.exec(tag)?.[0]
    if (written === undefined) throw new RefusalError('broken', 'a tag without a name')
    if (this.#open.length === 0 && this.#hasRoot) throw new RefusalError('broken', 'a second root')
    this.#hasRoot = true
    if (this.#open.length >= limits.xmlDepth) throw new RefusalError('nested_too_deep', 'XML')
    const attributes = tag.slice(written.length)
    this.#open.push(written)
    this.#namespaces.enter(this.#open.length, attributes)
    this.#events.open?.(this.#namespaces.nameOf(written), attributes)
    if (isEmpty) this.#closeTag(written)
  }

  #closeTag(written: string): void {
    if (this.#open.at(-1) !== written) throw new RefusalError('broken', `</${written.slice(0, 40)}> closes nothing`)
    this.#events.close?.(this.#namespaces.nameOf(written))
    this.#namespaces.leave(this.#open.length)
    this.#open.pop()
  }
}
