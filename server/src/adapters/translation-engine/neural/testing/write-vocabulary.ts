export const pieceTypes = { normal: 1, unknown: 2, control: 3 } as const

export type Piece = {
  readonly text: string
  readonly score: number
  readonly type?: (typeof pieceTypes)[keyof typeof pieceTypes]
}

/**
 * Writes a SentencePiece unigram model, a protobuf message. Piece 0 must be the end of a sentence and piece 1 the unknown
 * one: Marian fixes both numbers.
 */
export function writeVocabulary(pieces: readonly Piece[]): Uint8Array {
  const trainer = [
    ...integerField(3, 1), // unigram
    ...integerField(4, pieces.length),
    ...integerField(40, 1), // unknown
    ...integerField(41, -1), // start of a sentence: none
    ...integerField(42, 0), // end of a sentence
    ...integerField(43, -1), // padding: none
  ]
  const normalizer = [
    ...bytesField(1, utf8.encode('identity')),
    ...integerField(3, 1), // adds a leading space
    ...integerField(4, 1), // joins several spaces
    ...integerField(5, 1), // writes spaces as U+2581
  ]
  const messages = [...pieces.map(pieceField), bytesField(2, trainer), bytesField(3, normalizer)]
  return Buffer.concat(messages.map((bytes) => Uint8Array.from(bytes)))
}

const utf8 = new TextEncoder()

const pieceField = ({ text, score, type = pieceTypes.normal }: Piece): number[] =>
  bytesField(1, [...bytesField(1, utf8.encode(text)), ...floatField(2, score), ...integerField(3, type)])

function variableLength(value: number): number[] {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80)
  return [...bytes, Number(rest)]
}

const integerField = (field: number, value: number): number[] => [
  ...variableLength(field << 3),
  ...variableLength(value),
]

const bytesField = (field: number, value: ArrayLike<number>): number[] => [
  ...variableLength((field << 3) | 2),
  ...variableLength(value.length),
  ...Array.from(value),
]

const floatField = (field: number, value: number): number[] => [
  ...variableLength((field << 3) | 5),
  ...new Uint8Array(new Float32Array([value]).buffer),
]
