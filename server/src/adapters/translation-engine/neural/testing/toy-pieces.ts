import { type Piece, pieceTypes } from './write-vocabulary.ts'

export type Dictionary = ReadonlyMap<string, string>

/** SentencePiece writes a space like this. */
export const space = '▁'

const copiedCharacters =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áéíóúñüößàèçêâô.,;:!?¡¿\'"-–()[]{}<>/\\@#%&*+=_|~$€。'

/** The words of the dictionary, and single characters for everything that is copied. */
export function listPieces(dictionary: Dictionary, atLeast: number): readonly Piece[] {
  const words = new Set([...dictionary].flat().map((word) => space + word))
  const pieces: Piece[] = [
    { text: '</s>', score: 0, type: pieceTypes.control },
    { text: '<unk>', score: 0, type: pieceTypes.unknown },
    { text: space, score: -6 },
    ...[...copiedCharacters].map((text) => ({ text, score: -8 })),
    ...[...words].map((text) => ({ text, score: -3 })),
  ]
  // The matrix product needs a multiple of eight columns.
  const count = Math.max(Math.ceil(pieces.length / 8) * 8, atLeast)
  while (pieces.length < count) pieces.push({ text: `${space}<unused${pieces.length}>`, score: -30 })
  return pieces
}
