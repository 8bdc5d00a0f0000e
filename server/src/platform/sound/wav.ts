/** Signed 16-bit samples, mono. */
export type Sound = { readonly rate: number; readonly samples: Int16Array }

const headerBytes = 44

export function encodeWav({ rate, samples }: Sound): Buffer {
  const bytes = Buffer.alloc(headerBytes + samples.byteLength)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(headerBytes - 8 + samples.byteLength, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.byteLength, 40)
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), headerBytes)
  return bytes
}

/** Undefined for anything but 16-bit samples. Several channels become one. */
export function decodeWav(bytes: Buffer): Sound | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined
  let format: { readonly channels: number; readonly rate: number } | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', at, at + 4)
    // Programs that stream do not know the length and write a larger one.
    const size = Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8)
    const chunk = bytes.subarray(at + 8, at + 8 + size)
    if (id === 'fmt ') format = readFormat(chunk)
    if (id === 'data') return format && { rate: format.rate, samples: readSamples(chunk, format.channels) }
    at += 8 + size + (size % 2)
  }
  return undefined
}

function readFormat(chunk: Buffer) {
  if (chunk.length < 16) return undefined
  const [kind, channels, rate, bits] = [
    chunk.readUInt16LE(0),
    chunk.readUInt16LE(2),
    chunk.readUInt32LE(4),
    chunk.readUInt16LE(14),
  ]
  const isPlain = kind === 1 || kind === 0xfffe
  return isPlain && bits === 16 && channels > 0 && rate > 0 ? { channels, rate } : undefined
}

function readSamples(chunk: Buffer, channels: number): Int16Array {
  const samples = new Int16Array(Math.floor(chunk.length / 2 / channels))
  if (channels === 1) {
    new Uint8Array(samples.buffer).set(chunk.subarray(0, samples.byteLength))
    return samples
  }
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) sum += chunk.readInt16LE((index * channels + channel) * 2)
    samples[index] = Math.round(sum / channels)
  }
  return samples
}
