import { expect, it } from 'vitest'
import { decodeWav, encodeWav } from './wav.ts'

const samples = Int16Array.of(0, 1, -1, 32_767, -32_768)

it('writes samples that it reads back', () => {
  expect(decodeWav(encodeWav({ rate: 24_000, samples }))).toEqual({ rate: 24_000, samples })
})

it('reads the samples that are there when the header promises more', () => {
  const bytes = encodeWav({ rate: 24_000, samples })
  bytes.writeUInt32LE(0xffffffff, 40)
  expect(decodeWav(bytes)?.samples).toEqual(samples)
})

it('makes one channel of two, and skips other chunks', () => {
  const bytes = encodeWav({ rate: 8000, samples: Int16Array.of(100, 300, -50, 50) })
  bytes.writeUInt16LE(2, 22)
  const list = Buffer.concat([Buffer.from('LIST'), Buffer.from([3, 0, 0, 0]), Buffer.from('abc\0')])
  const withList = Buffer.concat([bytes.subarray(0, 36), list, bytes.subarray(36)])
  expect(decodeWav(withList)).toEqual({ rate: 8000, samples: Int16Array.of(200, 0) })
})

it('reads nothing else', () => {
  const floats = encodeWav({ rate: 8000, samples })
  floats.writeUInt16LE(3, 20)
  const cutOff = encodeWav({ rate: 8000, samples }).subarray(0, 30)
  for (const bytes of [floats, cutOff, Buffer.from('ID3 and so on'), Buffer.alloc(0)])
    expect(decodeWav(bytes)).toBeUndefined()
})
