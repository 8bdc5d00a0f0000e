import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { TextWalk, WalkText } from '../../text/rewrite-text.ts'
import { translateMessage } from '../../text/translate-message.ts'
import { translateBlock } from './html-block.ts'
import { readValue, writeCharacters } from './html-characters.ts'
import { endOfElement } from './html-elements.ts'
import { isEmpty, isInline, isOpaque } from './html-names.ts'
import { isMarkedAsKept, translateTag } from './html-tag.ts'
import { endOfRawText, type HtmlToken, isRawText, readHtmlToken } from './html-tokens.ts'

const mostTokens = 2000
const longestBlock = 64 * 1024

/** Translates what a browser shows: text between blocks with its inline tags, and attributes that are read. */
export const walkHtml: WalkText = (page, isLast, walk) => new HtmlWalk(page, isLast, walk).run()

class HtmlWalk {
  readonly #page: string
  readonly #isLast: boolean
  readonly #walk: TextWalk
  #block: HtmlToken[] = []
  /** Up to here everything is passed on. */
  #done = 0

  constructor(page: string, isLast: boolean, walk: TextWalk) {
    this.#page = page
    this.#isLast = isLast
    this.#walk = walk
  }

  run(): number {
    for (let at = 0; at < this.#page.length; ) {
      const token = this.#read(at)
      if (!token) return this.#done
      at = token.end
      if (isBlockToken(token)) this.#endBlock(token)
      else this.#block.push(token)
      const isLong = this.#block.length > mostTokens || at - this.#done > longestBlock
      if (isLong && this.#block.length > 0) this.#endBlock()
    }
    if (this.#isLast) this.#endBlock()
    return this.#done
  }

  /** The next token. An element that stays as it is, is one token. */
  #read(at: number): HtmlToken | undefined {
    const token = readHtmlToken(this.#page, at, this.#isLast)
    if (token?.kind !== 'open') return token
    const tag = this.#page.slice(token.start, token.end)
    const isKept = isMarkedAsKept(tag)
    if (isEmpty(token.name) || tag.endsWith('/>')) return isKept ? { ...token, kind: 'other' } : token
    if (!isKept && !isOpaque(token.name) && !isRawText(token.name)) return token
    const end = isRawText(token.name)
      ? endOfRawText(this.#page, token.name, token.end)
      : endOfElement(this.#page, token, this.#isLast)
    if (end < 0 && !this.#isLast) return undefined
    return { ...token, kind: 'other', end: end < 0 ? this.#page.length : end }
  }

  #endBlock(boundary?: HtmlToken): void {
    const { pass } = this.#walk
    const last = this.#block.at(-1)
    if (last) this.#walk.keep(translateBlock(this.#page, this.#block, pass))
    if (boundary) this.#walk.keep(translateBoundary(this.#page, boundary, pass))
    this.#done = boundary?.end ?? last?.end ?? this.#done
    this.#block = []
  }
}

/** A tag of a block, or a whole element that is not markup inside. */
function translateBoundary(page: string, { kind, name, start, end }: HtmlToken, pass: TranslationPass): string {
  const markup = page.slice(start, end)
  if (kind === 'open') return translateTag(markup, name, pass)
  if (kind !== 'other' || (name !== 'title' && name !== 'textarea')) {
    if (name === 'pre') pass.leave('code')
    else if (kind === 'other' && !isOpaque(name)) pass.leave('marked_as_kept')
    return markup
  }
  const openEnd = readHtmlToken(markup, 0, true)?.end ?? 0
  const tag = markup.slice(0, openEnd)
  const text = markup.slice(openEnd)
  if (isMarkedAsKept(tag)) return markup
  const translatedTag = translateTag(tag, name, pass)
  const translated = translateMessage(readValue(text), pass)
  return translatedTag + (translated === undefined ? text : writeCharacters(translated))
}

const isBlockToken = ({ kind, name }: HtmlToken): boolean => kind !== 'text' && name !== '' && !isInline(name)
