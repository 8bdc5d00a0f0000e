import { marian, type tensorTypes } from '../models/marian-format.ts'

export type Tensor = {
  readonly name: string
  readonly type: (typeof tensorTypes)[keyof typeof tensorTypes]
  readonly shape: readonly number[]
  readonly data: Uint8Array
}

const roundUp = (value: number): number => Math.ceil(value / marian.alignment) * marian.alignment
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Writes Marian's binary model format. */
export function writeModel(tensors: readonly Tensor[]): Uint8Array {
  const names = tensors.map(({ name }) => new TextEncoder().encode(`${name}\0`))
  const lengths = tensors.map(({ data }) => roundUp(data.length))
  let nameAt = marian.fileHeaderBytes + tensors.length * marian.tensorHeaderBytes
  let shapeAt = nameAt + sum(names.map(({ length }) => length))
  const paddingAt = shapeAt + sum(tensors.map(({ shape }) => shape.length * 4))
  let dataAt = roundUp(paddingAt + 8)
  const bytes = new Uint8Array(dataAt + sum(lengths))
  const view = new DataView(bytes.buffer)
  const writeLongs = (at: number, ...values: readonly number[]): void => {
    for (const [index, value] of values.entries()) view.setBigUint64(at + index * 8, BigInt(value), true)
  }
  writeLongs(0, marian.version, tensors.length)
  writeLongs(paddingAt, dataAt - paddingAt - 8)
  for (const [index, { type, shape, data }] of tensors.entries()) {
    const name = names[index] ?? new Uint8Array()
    const length = lengths[index] ?? 0
    const headerAt = marian.fileHeaderBytes + index * marian.tensorHeaderBytes
    writeLongs(headerAt, name.length, type, shape.length, length)
    bytes.set(name, nameAt)
    nameAt += name.length
    for (const dimension of shape) {
      view.setInt32(shapeAt, dimension, true)
      shapeAt += 4
    }
    bytes.set(data, dataAt)
    dataAt += length
  }
  return bytes
}
