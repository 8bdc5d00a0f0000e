import type { Architecture } from './toy-settings.ts'

const wordAmplitude = 3
const attentionGain = 16

/** Which dimensions of the embedding hold the position of a word and which hold the word. */
export function splitDimensions({ width, heads }: Architecture) {
  const frequencies = width / heads / 2
  /** Holds nothing but the mean that the layer norm subtracts. */
  const reference = width / 2 - 1
  const isPosition = (index: number): boolean => index % (width / 2) < frequencies || index === reference
  const words = Array.from({ length: width }, (_, index) => index).filter((index) => !isPosition(index))
  return { frequencies, reference, isPosition, words }
}

export type Dimensions = ReturnType<typeof splitDimensions>

/** A random code of +1 and -1 for each piece. */
export function makeEmbeddings(pieces: number, { width }: Architecture, { words }: Dimensions): Float32Array {
  const embeddings = new Float32Array(pieces * width)
  const amplitude = wordAmplitude / Math.sqrt(width)
  for (let piece = 0; piece < pieces; piece++) {
    const random = createRandom(piece + 1)
    for (const index of words) embeddings[piece * width + index] = random() < 0.5 ? -amplitude : amplitude
  }
  return embeddings
}

/** Compares positions by the sine and cosine of each frequency, relative to the reference dimension. */
export function makePositionMatrix({ width, heads }: Architecture, dimensions: Dimensions): Float32Array {
  const matrix = new Float32Array(width * width)
  const { frequencies, reference } = dimensions
  for (let head = 0; head < heads; head++)
    for (let index = 0; index < frequencies; index++)
      for (const [offset, source] of [index, width / 2 + index].entries()) {
        const column = head * (width / heads) + index * 2 + offset
        matrix[source * width + column] = attentionGain
        matrix[reference * width + column] = -attentionGain
      }
  return matrix
}

export function makeCopyMatrix({ width }: Architecture, { words }: Dimensions): Float32Array {
  const matrix = new Float32Array(width * width)
  for (const index of words) matrix[index * width + index] = 1
  return matrix
}

/** Copies a code, and replaces that of a source word by that of its translation. */
export function makeDictionaryMatrix(
  size: Architecture,
  dimensions: Dimensions,
  embeddings: Float32Array,
  pairs: readonly (readonly [source: number, target: number])[],
): Float32Array {
  const { width } = size
  const matrix = makeCopyMatrix(size, dimensions)
  const { words } = dimensions
  const codeOf = (piece: number, index: number): number => Math.sign(embeddings[piece * width + index] ?? 0)
  for (const [source, target] of pairs)
    for (const row of words)
      for (const column of words) {
        const change = codeOf(source, row) * (codeOf(target, column) - codeOf(source, column))
        matrix[row * width + column] = (matrix[row * width + column] ?? 0) + change / words.length
      }
  return matrix
}

/** Repeatable random numbers (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
