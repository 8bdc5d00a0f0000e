/** Sizes of a network. */
export type Architecture = {
  readonly width: number
  readonly heads: number
  readonly feedForward: number
  readonly encoderLayers: number
  readonly decoderLayers: number
}

export const toyArchitecture: Architecture = {
  width: 256,
  heads: 8,
  feedForward: 64,
  encoderLayers: 1,
  decoderLayers: 1,
}

/** Those of Mozilla's models, by the names in the catalog. */
export const publishedArchitectures = {
  tiny: { width: 256, heads: 8, feedForward: 1536, encoderLayers: 6, decoderLayers: 2 },
  'base-memory': { width: 384, heads: 8, feedForward: 1536, encoderLayers: 6, decoderLayers: 4 },
  base: { width: 512, heads: 8, feedForward: 2048, encoderLayers: 6, decoderLayers: 2 },
} satisfies Record<string, Architecture>

/** The settings that a model file holds, with the layer types of Mozilla's models. */
export const writeToySettings = (size: Architecture, pieces: number, isSplit: boolean): string => `type: transformer
dim-emb: ${size.width}
dim-rnn: 1024
enc-depth: ${size.encoderLayers}
dec-depth: ${size.decoderLayers}
enc-type: bidirectional
enc-cell: gru
enc-cell-depth: 1
dec-cell: ssru
dec-cell-base-depth: 2
dec-cell-high-depth: 1
skip: false
layer-normalization: false
right-left: false
input-types: []
tied-embeddings: ${isSplit}
tied-embeddings-src: false
tied-embeddings-all: ${!isSplit}
transformer-heads: ${size.heads}
transformer-no-projection: false
transformer-dim-ffn: ${size.feedForward}
transformer-ffn-depth: 2
transformer-ffn-activation: relu
transformer-dim-aan: 2048
transformer-aan-depth: 2
transformer-aan-activation: swish
transformer-aan-nogate: false
transformer-decoder-autoreg: rnn
transformer-tied-layers: []
transformer-guided-alignment-layer: last
transformer-preprocess: ""
transformer-postprocess: dan
transformer-postprocess-emb: d
transformer-train-position-embeddings: false
bert-train-type-embeddings: true
bert-type-vocab-size: 2
ulr: false
ulr-dim-emb: 0
ulr-trainable-transformation: false
lemma-dim-emb: 0
output-omit-bias: false
version: toy
dim-vocabs: [${pieces}, ${pieces}]
`
