import { open } from 'node:fs/promises'
import { readSound } from './sound-files.ts'

export const trackRate = 48_000

/** A wav file at the rate of the track, and when it starts. */
export type PlacedLine = { readonly startMs: number; readonly file: string }

const sampleAt = (ms: number): number => Math.round((ms * trackRate) / 1000)
const fadeSamples = trackRate / 50

/**
 * Writes all lines into one track of 16-bit samples. Each starts at its own sample, so that differences do not add up;
 * one that is too long is faded out where the next one starts.
 */
export async function writeVoiceTrack(path: string, lines: readonly PlacedLine[], seconds: number): Promise<void> {
  const total = Math.round(seconds * trackRate)
  const silence = Buffer.alloc(trackRate * 2)
  const output = await open(path, 'w', 0o600)
  let at = 0
  const writeSilence = async (until: number): Promise<void> => {
    while (at < until) {
      const count = Math.min(until - at, trackRate)
      await output.write(silence, 0, count * 2)
      at += count
    }
  }
  try {
    for (const [index, { startMs, file }] of lines.entries()) {
      const start = Math.max(at, Math.min(total, sampleAt(startMs)))
      const next = lines[index + 1]
      const end = Math.min(total, next ? sampleAt(next.startMs) : total)
      await writeSilence(start)
      const { rate, samples } = await readSound(file)
      if (rate !== trackRate) throw new Error(`A spoken line has ${rate} samples a second.`)
      const count = Math.max(0, Math.min(samples.length, end - start))
      await output.write(encodeLine(samples, count))
      at += count
    }
    await writeSilence(total)
  } finally {
    await output.close()
  }
}

function encodeLine(samples: Int16Array, count: number): Buffer {
  const bytes = Buffer.alloc(count * 2)
  const fade = count < samples.length ? Math.min(count, fadeSamples) : 0
  for (let index = 0; index < count; index++) {
    const gain = index >= count - fade ? (count - index) / fade : 1
    bytes.writeInt16LE(Math.round((samples[index] ?? 0) * gain), index * 2)
  }
  return bytes
}
