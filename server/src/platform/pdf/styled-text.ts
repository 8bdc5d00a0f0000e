import type { Weight } from './open-font.ts'

/** Text of one look inside a paragraph. */
export type Piece = { readonly text: string; readonly weight: Weight; readonly isItalic: boolean }

/** A paragraph with the look of each UTF-16 unit. */
export type StyledText = { readonly text: string; readonly looks: readonly Look[] }
export type Look = Pick<Piece, 'weight' | 'isItalic'>

export const plainText = (text: string, weight: Weight): StyledText => {
  const look = { weight, isItalic: false }
  return { text, looks: Array.from({ length: text.length }, () => look) }
}

/** Joins pieces into one paragraph, without spaces around it. */
export function joinPieces(pieces: readonly Piece[], clean: (text: string) => string): StyledText {
  let text = ''
  const looks: Look[] = []
  for (const piece of pieces) {
    const part = clean(piece.text).replaceAll('\n', ' ')
    const look = { weight: piece.weight, isItalic: piece.isItalic }
    text += part
    for (let at = 0; at < part.length; at++) looks.push(look)
  }
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  return { text: text.slice(start, end), looks: looks.slice(start, end) }
}
