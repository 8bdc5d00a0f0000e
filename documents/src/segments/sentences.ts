import { addText, mayRepeat, type Paragraph, type TagToken, type Token } from './inline.ts'
import { sentenceEnds } from './sentence-ends.ts'
import { type Sentence, trimSentence } from './trim-sentence.ts'

const endMark = /[.!?。！？؟।…:\n\u2029]/

/** Splits a paragraph into sentences. Tags that span several are closed and opened again, if they may be. */
export function splitSentences(paragraph: Paragraph, language: string): Sentence[] {
  const plain = plainText(paragraph)
  // Most paragraphs and cells are one sentence, and looking for more takes longer than all else.
  if (!endMark.test(plain.slice(0, -1))) return [trimSentence(paragraph.tokens, isWordIn(paragraph))]
  return new SentenceSplitter(paragraph, sentenceEnds(plain, language)).split()
}

function plainText({ tags, tokens }: Paragraph): string {
  let plain = ''
  for (const token of tokens) plain += typeof token === 'string' ? token : readAsOf(tags[token.tag])
  return plain
}

const readAsOf = (tag: Paragraph['tags'][number] | undefined): string => (tag?.kind === 'object' ? tag.readAs : '')

const isWordIn =
  ({ tags }: Paragraph) =>
  (token: TagToken): boolean =>
    /\p{L}/u.test(readAsOf(tags[token.tag]))

class SentenceSplitter {
  readonly #paragraph: Paragraph
  readonly #ends: readonly number[]
  readonly #sentences: Sentence[] = []
  readonly #open: number[] = []
  #tokens: Token[] = []
  #next = 0
  #at = 0

  constructor(paragraph: Paragraph, ends: readonly number[]) {
    this.#paragraph = paragraph
    this.#ends = ends.slice(0, -1)
  }

  split(): Sentence[] {
    for (const token of this.#paragraph.tokens) {
      if (typeof token === 'string') this.#takeText(token)
      else {
        this.#tokens.push(token)
        if (token.edge === 'open') this.#open.push(token.tag)
        else if (token.edge === 'close') this.#open.pop()
        else this.#takeObject(readAsOf(this.#paragraph.tags[token.tag]))
      }
    }
    if (this.#tokens.length > 0) this.#sentences.push(trimSentence(this.#tokens, isWordIn(this.#paragraph)))
    return this.#sentences
  }

  #takeText(text: string): void {
    let from = 0
    for (let end = this.#ends[this.#next]; end !== undefined && end <= this.#at + text.length; ) {
      addText(this.#tokens, text.slice(from, end - this.#at))
      from = end - this.#at
      this.#cut()
      end = this.#ends[++this.#next]
    }
    addText(this.#tokens, text.slice(from))
    this.#at += text.length
  }

  #takeObject(readAs: string): void {
    this.#at += readAs.length
    for (let end = this.#ends[this.#next]; end !== undefined && end <= this.#at; end = this.#ends[++this.#next])
      if (end === this.#at) this.#cut()
  }

  #cut(): void {
    const { tags } = this.#paragraph
    if (this.#open.some((tag) => !mayRepeat(tags[tag]))) return
    for (const tag of this.#open.toReversed()) this.#tokens.push({ edge: 'close', tag })
    this.#sentences.push(trimSentence(this.#tokens, isWordIn(this.#paragraph)))
    this.#tokens = this.#open.map((tag) => ({ edge: 'open', tag }))
  }
}
