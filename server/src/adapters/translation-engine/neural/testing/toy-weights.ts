import { tensorTypes } from '../models/marian-format.ts'
import type { Tensor } from './write-model.ts'

type Matrix = { readonly rows: number; readonly columns: number; readonly values: Float32Array | null }

/** Collects the tensors of a model under Marian's names. */
export class ToyWeights {
  readonly tensors: Tensor[] = []

  addVector(name: string, size: number, valueAt: (index: number) => number): void {
    this.#addFloats(
      name,
      [1, size],
      Float32Array.from({ length: size }, (_, index) => valueAt(index)),
    )
  }

  /** The largest value that a matrix is multiplied with. */
  addInputRange(name: string, maximum: number): void {
    this.#addFloats(`${name}_QuantMultA`, [1, 1], Float32Array.of(127 / maximum))
  }

  /** Quantizes to eight bits. Matrices are stored transposed, embeddings are not. Null stands for zeros. */
  addMatrix(name: string, { rows, columns, values }: Matrix, isEmbedding = false): void {
    const floats = values ?? new Float32Array()
    const data = new Uint8Array(rows * columns + 4)
    const integers = new Int8Array(data.buffer, 0, rows * columns)
    const largest = floats.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    const scale = largest === 0 ? 1 : 127 / largest
    for (const [index, value] of floats.entries()) {
      const [row, column] = [Math.floor(index / columns), index % columns]
      integers[isEmbedding ? index : column * rows + row] = Math.round(value * scale)
    }
    new DataView(data.buffer).setFloat32(rows * columns, scale, true)
    this.tensors.push({ name, type: tensorTypes.intgemm8, shape: [rows, columns], data })
  }

  addDense(prefix: string, suffix: string, matrix: Matrix, maximum: number): void {
    this.addMatrix(`${prefix}_W${suffix}`, matrix)
    this.addInputRange(`${prefix}_W${suffix}`, maximum)
    this.addVector(`${prefix}_b${suffix}`, matrix.columns, () => 0)
  }

  addLayerNorm(prefix: string, size: number, scaleAt: (index: number) => number): void {
    this.addVector(`${prefix}_ln_scale`, size, scaleAt)
    this.addVector(`${prefix}_ln_bias`, size, () => 0)
  }

  addSettings(text: string): void {
    const data = new TextEncoder().encode(`${text}\0`)
    this.tensors.push({ name: 'special:model.yml', type: tensorTypes.int8, shape: [data.length], data })
  }

  #addFloats(name: string, shape: readonly number[], values: Float32Array): void {
    this.tensors.push({ name, type: tensorTypes.float32, shape, data: new Uint8Array(values.buffer) })
  }
}
