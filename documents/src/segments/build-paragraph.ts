import { addText, addToken, type InlineItem, type Paragraph, type Tag, type Token } from './inline.ts'

type Level = { readonly tokens: Token[]; readonly format: number }
type TextOrObject = Extract<InlineItem, { kind: 'text' | 'object' }>
type Piece = TextOrObject | { readonly kind: 'wrapped'; readonly tag: number; readonly tokens: readonly Token[] }

/** Text in the most frequent format of its level has no tag. Other formats, wrappers and objects become tags. */
export function buildParagraph(items: readonly InlineItem[]): Paragraph {
  const builder = new ParagraphBuilder(items)
  const { tokens, format } = builder.readLevel()
  return { tags: builder.tags, format, tokens }
}

class ParagraphBuilder {
  readonly tags: Tag[] = []
  readonly #items: readonly InlineItem[]
  #at = 0

  constructor(items: readonly InlineItem[]) {
    this.#items = items
  }

  readLevel(): Level {
    const pieces: Piece[] = []
    for (; this.#at < this.#items.length; this.#at++) {
      const item = this.#items[this.#at] as InlineItem
      if (item.kind === 'close') break
      pieces.push(item.kind === 'open' ? this.#readWrapper(item) : item)
    }
    const format = mostFrequentFormat(pieces)
    return { tokens: this.#tokensOf(pieces, format), format }
  }

  #readWrapper({ open, close, mayRepeat }: Extract<InlineItem, { kind: 'open' }>): Piece {
    const tag = this.tags.push({ kind: 'wrapper', open, close, format: 0, mayRepeat }) - 1
    this.#at++
    const { tokens, format } = this.readLevel()
    this.tags[tag] = { kind: 'wrapper', open, close, format, mayRepeat }
    return { kind: 'wrapped', tag, tokens }
  }

  #tokensOf(pieces: readonly Piece[], usual: number): Token[] {
    const tokens: Token[] = []
    let open: { readonly tag: number; readonly format: number } | undefined
    const closeFormat = (): void => {
      if (open) tokens.push({ edge: 'close', tag: open.tag })
      open = undefined
    }
    for (const piece of pieces) {
      if (piece.kind === 'wrapped') {
        closeFormat()
        tokens.push({ edge: 'open', tag: piece.tag })
        for (const token of piece.tokens) addToken(tokens, token)
        tokens.push({ edge: 'close', tag: piece.tag })
      } else if (piece.kind === 'text') {
        const isBlank = piece.text.trim() === ''
        if (piece.format === usual) closeFormat()
        // A space alone in another format is not worth a tag.
        else if (open?.format !== piece.format && !(isBlank && !open)) {
          closeFormat()
          const tag = this.tags.push({ kind: 'format', format: piece.format, mayRepeat: true }) - 1
          open = { tag, format: piece.format }
          tokens.push({ edge: 'open', tag })
        }
        addText(tokens, piece.text)
      } else {
        if (open && piece.format !== open.format) closeFormat()
        const { markup, format, readAs = '' } = piece
        tokens.push({ edge: 'alone', tag: this.tags.push({ kind: 'object', markup, format, readAs }) - 1 })
      }
    }
    closeFormat()
    return tokens
  }
}

function mostFrequentFormat(pieces: readonly Piece[]): number {
  const lengths = new Map<number, number>()
  for (const piece of pieces)
    if (piece.kind === 'text')
      lengths.set(piece.format, (lengths.get(piece.format) ?? 0) + piece.text.trim().length + 0.01)
  let format = -1
  let most = -1
  for (const [candidate, length] of lengths)
    if (length > most) {
      most = length
      format = candidate
    }
  return format
}
