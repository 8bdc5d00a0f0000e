import { beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../testing/toy-matrices.ts'
import { loadEngineCode } from './engine-code.ts'
import { linkMatrixProduct } from './matrix-product.ts'

type Functions = Readonly<Record<string, (...args: number[]) => void>>

const memory = new WebAssembly.Memory({ initial: 64 })
const random = createRandom(1)
let product: Functions
beforeAll(async () => {
  product = linkMatrixProduct((await loadEngineCode()).matrixProduct, memory) as Functions
})

describe('matrix product', () => {
  it.each([
    [1, 64, 8],
    [2, 64, 16],
    [5, 256, 24],
    [7, 1536, 8],
  ])('equals integer arithmetic for %i rows of %i bytes and %i columns', (rows, width, columns) => {
    const [inputAt, aAt, bAt, biasAt, preparedAt, outAt] = [0, 500_000, 1_000_000, 2_000_000, 2_100_000, 2_200_000]
    const input = new Float32Array(memory.buffer, inputAt, rows * width)
    for (const index of input.keys()) input[index] = random() * 4 - 2
    const weights = new Int8Array(memory.buffer, bAt, width * columns)
    for (const index of weights.keys()) weights[index] = Math.floor(random() * 255) - 127
    const bias = new Float32Array(memory.buffer, biasAt, columns)
    for (const index of bias.keys()) bias[index] = index
    product.int8_prepare_a!(inputAt, 127 / 2, 0, rows, width, aAt)
    product.int8_prepare_bias!(bAt, 1, 0, 1, 0, width, columns, biasAt, preparedAt)
    product.int8_multiply_and_add_bias!(aAt, 127 / 2, 0, bAt, 20, 0, preparedAt, 1, rows, width, columns, outAt)

    const quantized = new Int8Array(memory.buffer, aAt, rows * width)
    expect([...quantized]).toEqual([...input].map((value) => Math.round(value * (127 / 2)) + 0))
    const output = new Float32Array(memory.buffer, outAt, rows * columns)
    for (const [index, value] of output.entries()) {
      const [row, column] = [Math.floor(index / columns), index % columns]
      let sum = 0
      for (let at = 0; at < width; at++) sum += quantized[row * width + at]! * weights[column * width + at]!
      expect(Math.abs(value - (sum / (63.5 * 20) + column))).toBeLessThan(1e-3)
    }
  })

  it('selects columns', () => {
    const weights = new Int8Array(memory.buffer, 0, 64 * 16)
    for (const index of weights.keys()) weights[index] = index >> 6
    const columns = [15, 3, 3, 0, 1, 2, 7, 9]
    new Uint32Array(memory.buffer, 4096, 8).set(columns)
    product.int8_select_columns_of_b!(0, 64, 16, 4096, 8, 8192)
    const selected = new Int8Array(memory.buffer, 8192, 512)
    expect([...selected].filter((_, index) => index % 64 === 63)).toEqual(columns)
  })

  it('prepares weights in all three forms', () => {
    const values = Float32Array.from({ length: 64 * 8 }, () => random() * 2 - 1)
    new Float32Array(memory.buffer, 0, 512).set(values)
    product.int8_prepare_b!(0, 127, 0, 64, 8, 10_000)
    const byColumn = new Int8Array(memory.buffer, 10_000, 512)
    expect(byColumn[3 * 64 + 5]).toBe(Math.round(values[5 * 8 + 3]! * 127))
    product.int8_prepare_b_from_transposed!(0, 127, 0, 64, 8, 20_000)
    expect(new Int8Array(memory.buffer, 20_000, 512)[77]).toBe(Math.round(values[77]! * 127))
    product.int8_prepare_b_from_quantized_transposed!(10_000, 64, 8, 30_000)
    expect(new Int8Array(memory.buffer, 30_000, 512)).toEqual(byColumn)
  })
})
