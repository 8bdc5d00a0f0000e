import type { ModelContent } from '../bergamot/bergamot.ts'
import {
  makeCopyMatrix,
  makeDictionaryMatrix,
  makeEmbeddings,
  makePositionMatrix,
  splitDimensions,
} from './toy-matrices.ts'
import { type Dictionary, listPieces, space } from './toy-pieces.ts'
import { type Architecture, toyArchitecture, writeToySettings } from './toy-settings.ts'
import { ToyWeights } from './toy-weights.ts'
import { writeModel } from './write-model.ts'
import { writeShortlist } from './write-shortlist.ts'
import { writeVocabulary } from './write-vocabulary.ts'

export type ToyOptions = {
  readonly architecture?: Architecture
  /** Fills the vocabulary with unused pieces. */
  readonly pieces?: number
  /** One vocabulary per language, as Mozilla has them for Chinese, Japanese and Korean. */
  readonly isSplit?: boolean
}

/**
 * Makes a working model with weights set by hand: a dictionary that translates word by word and copies everything else.
 * The architecture and the formats are those of Firefox's models, so tests run the real engine.
 *
 * A word is a random code in the embedding. Cross-attention compares positions and so finds the source piece with the
 * same number. A value matrix turns the code of a word into that of its translation. All other matrices are zero, and
 * the residual connections pass the vectors on.
 */
export function makeToyModel(dictionary: Dictionary, options: ToyOptions = {}): ModelContent {
  const { architecture = toyArchitecture, isSplit = false } = options
  const pieces = listPieces(dictionary, options.pieces ?? 0)
  const ids = new Map(pieces.map(({ text }, id) => [text, id]))
  const idOf = (word: string): number => ids.get(space + word) ?? 1
  const pairs = [...dictionary].map(([source, target]) => [idOf(source), idOf(target)] as const)
  const candidates = pieces.map((_, id) => [
    id,
    ...pairs.flatMap(([source, target]) => (source === id ? [target] : [])),
  ])
  const vocabulary = writeVocabulary(pieces)
  return {
    model: writeModel(makeWeights(architecture, pieces.length, pairs, isSplit).tensors),
    shortlist: writeShortlist(Math.min(100, pieces.length), candidates),
    vocabularies: isSplit ? [vocabulary, vocabulary] : [vocabulary],
  }
}

function makeWeights(
  size: Architecture,
  pieces: number,
  pairs: readonly (readonly [number, number])[],
  isSplit: boolean,
): ToyWeights {
  const { width, feedForward, encoderLayers, decoderLayers } = size
  const dimensions = splitDimensions(size)
  const embeddings = makeEmbeddings(pieces, size, dimensions)
  const positions = makePositionMatrix(size, dimensions)
  const translation = makeDictionaryMatrix(size, dimensions, embeddings, pairs)
  const copy = makeCopyMatrix(size, dimensions)
  const keepAll = (): number => 1
  const keepPositions = (index: number): number => (dimensions.isPosition(index) ? 1 : 0)
  const keepWords = (index: number): number => (dimensions.isPosition(index) ? 0 : 1)

  const weights = new ToyWeights()
  const square = (values: Float32Array | null) => ({ rows: width, columns: width, values })
  const addAttention = (prefix: string, isTranslating: boolean): void => {
    weights.addDense(prefix, 'q', square(isTranslating ? positions : null), 8)
    weights.addDense(prefix, 'k', square(isTranslating ? positions : null), 2.5)
    weights.addDense(prefix, 'v', square(isTranslating ? translation : null), 2.5)
    weights.addDense(prefix, 'o', square(isTranslating ? copy : null), 6)
    weights.addLayerNorm(`${prefix}_Wo`, width, keepAll)
  }
  const addFeedForward = (prefix: string, keep: (index: number) => number): void => {
    weights.addDense(prefix, '1', { rows: width, columns: feedForward, values: null }, 8)
    weights.addDense(prefix, '2', { rows: feedForward, columns: width, values: null }, 8)
    weights.addLayerNorm(`${prefix}_ffn`, width, keep)
  }

  for (const name of isSplit ? ['encoder_Wemb', 'decoder_Wemb'] : ['Wemb']) {
    weights.addMatrix(name, { rows: pieces, columns: width, values: embeddings }, true)
    weights.addInputRange(name, 4)
  }
  weights.addInputRange('none', 4)
  for (let layer = 1; layer <= encoderLayers; layer++) {
    addAttention(`encoder_l${layer}_self`, false)
    addFeedForward(`encoder_l${layer}_ffn`, keepAll)
  }
  for (let layer = 1; layer <= decoderLayers; layer++) {
    const isLast = layer === decoderLayers
    weights.addMatrix(`decoder_l${layer}_rnn_W`, square(null))
    weights.addInputRange(`decoder_l${layer}_rnn_W`, 8)
    weights.addDense(`decoder_l${layer}_rnn`, 'f', square(null), 8)
    weights.addLayerNorm(`decoder_l${layer}_rnn_ffn`, width, keepPositions)
    addAttention(`decoder_l${layer}_context`, isLast)
    addFeedForward(`decoder_l${layer}_ffn`, isLast ? keepWords : keepPositions)
  }
  weights.addVector('decoder_ff_logit_out_b', pieces, () => 0)
  weights.addSettings(writeToySettings(size, pieces, isSplit))
  return weights
}
