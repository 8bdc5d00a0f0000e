import type { Recognizer } from '../recognition/recognizer.ts'
import { buildParagraph } from './build-paragraph.ts'
import { decodeTags } from './decode-tags.ts'
import { encodeTags } from './encode-tags.ts'
import { addToken, type InlineItem, type MarkupWriter, type Paragraph, type Token } from './inline.ts'
import type { FailReason, LeftReason, TranslationWarning } from './report.ts'
import { changeOfSpaces, changeSpaces } from './sentence-spaces.ts'
import { splitSentences } from './sentences.ts'
import { Tally } from './tally.ts'
import type { TargetLanguage } from './target-language.ts'
import { isTranslatable } from './translatable.ts'
import { writeParagraph } from './write-paragraph.ts'

export type AnswerReader = {
  /** The answer to a segment. Segments are asked for in document order. */
  find(id: string): string | undefined
  /** A second reader that starts where this one stands. */
  fork(): AnswerReader
}

export type PassOptions = {
  readonly sourceLanguage: string
  readonly target?: TargetLanguage
  readonly record?: (id: string, text: string) => void
  readonly answers?: AnswerReader
  /** The document is an output of ours: bilingual formats report their targets instead of their sources. */
  readonly isReadingBack?: boolean
  /** Reads the text of scanned pages. */
  readonly recognizer?: Recognizer | undefined
}

const mostTags = 1000
const plainText: MarkupWriter = { run: (_format, inner) => inner, text: (text) => text }

/** One walk over a document. Reading and writing make the same walk, so both give a segment the same id. */
export class TranslationPass {
  readonly tally: Tally
  readonly #options: PassOptions
  readonly #idPrefix: string
  readonly #counts = new Map<string, number>()
  #part = ''
  #unit: { readonly translated: string[]; same: number; segments: number } = { translated: [], same: 0, segments: 0 }

  constructor(options: PassOptions, tally = new Tally(), idPrefix = '') {
    this.#options = options
    this.tally = tally
    this.#idPrefix = idPrefix
  }

  get target(): TargetLanguage | undefined {
    return this.#options.target
  }

  get sourceLanguage(): string {
    return this.#options.sourceLanguage
  }

  get recognizer(): Recognizer | undefined {
    return this.#options.recognizer
  }

  get isReadingBack(): boolean {
    return this.#options.isReadingBack === true
  }

  /** The following segments belong to this part of the document. */
  beginPart(name: string): void {
    this.#part = name
  }

  /** The pass for a document inside this one. */
  inside(part: string): TranslationPass {
    return new TranslationPass(this.#options, this.tally, `${this.#idPrefix}${part}!`)
  }

  /** A pass that gives the coming answers without counting or using them up. */
  lookAhead(): TranslationPass {
    const { answers, record: _, ...options } = this.#options
    const ahead = new TranslationPass(
      { ...options, ...(answers && { answers: answers.fork() }) },
      new Tally(),
      this.#idPrefix,
    )
    for (const [part, count] of this.#counts) ahead.#counts.set(part, count)
    return ahead
  }

  leave(reason: LeftReason, count?: number): void {
    this.tally.leave(reason, count)
  }

  warn(warning: TranslationWarning): void {
    this.tally.warn(warning)
  }

  /** The new markup of a paragraph, or undefined where it stays as it is. */
  translateItems(
    items: readonly InlineItem[],
    writer: MarkupWriter,
    { writesSame = false }: { readonly writesSame?: boolean } = {},
  ): string | undefined {
    this.#unit = { translated: [], same: 0, segments: 0 }
    if (!items.some((item) => item.kind === 'text' && item.text.trim() !== '')) return undefined
    const paragraph = buildParagraph(items)
    const tokens: Token[] = []
    const { sourceLanguage, target } = this.#options
    const spaces = changeOfSpaces(sourceLanguage, target?.tag)
    const sentences = splitSentences(paragraph, sourceLanguage)
    for (const [index, { before, core, after }] of sentences.entries()) {
      const translated = this.#translate(paragraph, core)
      const changesSpaces = translated !== undefined && index < sentences.length - 1
      for (const part of [before, translated ?? core, changesSpaces ? changeSpaces(after, spaces) : after])
        for (const token of part) addToken(tokens, token)
    }
    if (this.#unit.segments > 0) this.tally.units++
    const isChanged = this.#unit.translated.length > 0 || (writesSame && this.#unit.same > 0)
    return isChanged ? writeParagraph(paragraph, tokens, writer) : undefined
  }

  translateText(text: string, options?: { readonly writesSame?: boolean }): string | undefined {
    return this.translateItems([{ kind: 'text', text, format: 0 }], plainText, options)
  }

  /** The last unit's answers cannot be written, so its source text stays. */
  reject(reason: FailReason): void {
    this.tally.translated -= this.#unit.translated.length
    for (const id of this.#unit.translated.splice(0)) this.tally.fail(id, reason)
  }

  #translate(paragraph: Paragraph, core: readonly Token[]): readonly Token[] | undefined {
    if (core.length === 0) return undefined
    if (!isTranslatable(core)) {
      this.leave('no_words')
      return undefined
    }
    const encoded = encodeTags(core)
    if (encoded.tags.length > mostTags) {
      this.leave('too_many_tags')
      return undefined
    }
    const id = this.#nextId()
    this.#unit.segments++
    this.tally.addSegment(encoded.text)
    this.#options.record?.(id, encoded.text)
    const { answers } = this.#options
    if (!answers) return undefined
    const answer = answers.find(id)
    if (answer === undefined || answer.trim() === '') {
      this.tally.fail(id, answer === undefined ? 'no_answer' : 'empty_answer')
      return undefined
    }
    if (answer === encoded.text) {
      this.tally.same++
      this.#unit.same++
      return undefined
    }
    const { tokens, repairs } = decodeTags(paragraph, core, encoded, answer)
    this.tally.addRepairs(repairs)
    this.tally.translated++
    this.#unit.translated.push(id)
    return tokens
  }

  #nextId(): string {
    const count = this.#counts.get(this.#part) ?? 0
    this.#counts.set(this.#part, count + 1)
    return `${this.#idPrefix}${this.#part}#${count}`
  }
}
