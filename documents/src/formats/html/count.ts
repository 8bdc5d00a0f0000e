import { inlineTags } from '../../count/placeholders.ts'
import type { TextCounter } from '../../count/text-counter.ts'
import { replaceCharacterReferences } from '../../text/named-characters.ts'
import type { CountText } from '../txt/count.ts'

const endsOfUnread: Readonly<Record<string, RegExp>> = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  template: /<\/template/gi,
  svg: /<\/svg/gi,
  rt: /<\/(?:rt|ruby)/gi,
}
const endOfComment = /-->/g
const longestTag = 1024 * 1024
const longestReference = 40

/** Counts what a browser would show, with the title. Broken markup is tolerated, as in browsers. */
export const countHtml: CountText = async (text, textCounter) => {
  const page = new HtmlText(textCounter)
  for await (const piece of text) page.write(piece)
  page.end()
}

class HtmlText {
  readonly #textCounter: TextCounter
  #rest = ''
  #skipTo: RegExp | undefined
  #isAfterSpace = true

  constructor(textCounter: TextCounter) {
    this.#textCounter = textCounter
  }

  write(piece: string): void {
    this.#rest = this.#read(this.#rest + piece)
    if (this.#rest.length > longestTag) this.#rest = ''
  }

  end(): void {
    this.#show(this.#rest.replace(/<[^<]*$/, ''))
  }

  /** Returns the rest that needs more text to be understood. */
  #read(page: string): string {
    let at = 0
    while (at < page.length) {
      const skipTo = this.#skipTo
      const next = skipTo ? this.#skip(page, at) : page[at] === '<' ? this.#tag(page, at) : this.#text(page, at)
      // Skipping an empty script moves nothing but is finished; only an unchanged state means that more text is needed.
      if (next === at && this.#skipTo === skipTo) break
      at = next
    }
    return page.slice(at)
  }

  #skip(page: string, at: number): number {
    const end = this.#skipTo
    if (!end) return at
    end.lastIndex = at
    if (!end.test(page)) return Math.max(at, page.length - longestReference)
    const next = end === endOfComment ? end.lastIndex : page.lastIndexOf('<', end.lastIndex)
    this.#skipTo = undefined
    return next
  }

  #text(page: string, at: number): number {
    let end = page.indexOf('<', at)
    if (end < 0) {
      const reference = page.lastIndexOf('&')
      end = reference >= at && page.length - reference < longestReference ? reference : page.length
    }
    this.#show(page.slice(at, end))
    return end
  }

  #tag(page: string, at: number): number {
    if (page.length - at < 4) return at
    if (page.startsWith('<!--', at)) {
      this.#skipTo = endOfComment
      return at + 4
    }
    const name = /^<\/?([A-Za-z][A-Za-z0-9-]*)|^<[!?/]/.exec(page.slice(at, at + 64))
    if (name === null) {
      this.#show('<')
      return at + 1
    }
    const end = endOfTag(page, at)
    if (end < 0) return at
    const tag = (name[1] ?? '').toLowerCase()
    if (!inlineTags.has(tag)) this.#endSentence()
    if (page[at + 1] !== '/' && page[end - 1] !== '/') this.#skipTo = endsOfUnread[tag]
    return end + 1
  }

  #endSentence(): void {
    this.#textCounter.endWord()
    this.#isAfterSpace = true
  }

  /** Collapses white space as browsers do: one space for several, none at the start of a line. */
  #show(text: string): void {
    const shown = replaceCharacterReferences(text.replace(/[ \t\r\n\f]+/g, ' '))
    if (shown === '') return
    this.#textCounter.add(this.#isAfterSpace && shown.startsWith(' ') ? shown.slice(1) : shown)
    this.#isAfterSpace = shown.endsWith(' ')
  }
}

function endOfTag(page: string, from: number): number {
  for (let at = from; at < page.length; at++) {
    const mark = page[at]
    if (mark === '>') return at
    if ((mark !== '"' && mark !== "'") || !/=\s*$/.test(page.slice(Math.max(0, at - 8), at))) continue
    const end = page.indexOf(mark, at + 1)
    if (end < 0) return -1
    at = end
  }
  return -1
}
