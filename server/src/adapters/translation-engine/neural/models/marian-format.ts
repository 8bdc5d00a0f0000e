/** Marian's binary model format, version 1: headers, names, shapes, padding to 256 bytes, data. Little endian. */
export const marian = { version: 1, fileHeaderBytes: 16, tensorHeaderBytes: 32, alignment: 256 } as const

export const tensorTypes = { int8: 0x0101, float32: 0x0404, intgemm8: 0x4101 } as const

export type TensorHeader = { readonly name: string; readonly shape: readonly number[] }

const maxTensors = 10_000

/** The table of contents, or null unless every tensor is inside the file. */
export function readTensorHeaders(bytes: Uint8Array): readonly TensorHeader[] | null {
  try {
    return readHeaders(bytes)
  } catch (error) {
    // Thrown by DataView for an offset outside the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readHeaders(bytes: Uint8Array): readonly TensorHeader[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const readLong = (at: number): number => Number(view.getBigUint64(at, true))
  const count = readLong(8)
  if (readLong(0) !== marian.version || count === 0 || count > maxTensors) return null
  const lengths = Array.from({ length: count }, (_, index) => {
    const at = marian.fileHeaderBytes + index * marian.tensorHeaderBytes
    return { name: readLong(at), type: readLong(at + 8), shape: readLong(at + 16), data: readLong(at + 24) }
  })
  let at = marian.fileHeaderBytes + count * marian.tensorHeaderBytes
  const names = lengths.map(({ name }) => {
    at += name
    return new TextDecoder().decode(bytes.subarray(at - name, at - 1))
  })
  const shapes = lengths.map(({ shape }) => {
    if (shape > 8) throw new RangeError('a tensor has at most eight dimensions')
    at += shape * 4
    return Array.from({ length: shape }, (_, index) => view.getInt32(at - (shape - index) * 4, true))
  })
  at += 8 + readLong(at)
  for (const [index, { type, data }] of lengths.entries()) {
    at += data
    const elements = shapes[index]?.reduce((product, dimension) => product * dimension, 1) ?? 0
    // A quantized matrix is followed by its scale.
    const size = type === tensorTypes.intgemm8 ? elements + 4 : elements * (type & 0xff)
    if (elements < 0 || size > data || at > bytes.length) return null
  }
  return names.map((name, index) => ({ name, shape: shapes[index] ?? [] }))
}
