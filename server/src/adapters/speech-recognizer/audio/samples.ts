import { open } from 'node:fs/promises'

/** Of the sound that recognizers are given. */
export const sampleRate = 16_000
export const bytesPerSecond = sampleRate * 2

export type TimeSpan = { readonly startSeconds: number; readonly endSeconds: number }

/** Reads the samples of a time span alone, so that memory does not grow with the length of the recording. */
export async function readSamples(file: string, { startSeconds, endSeconds }: TimeSpan): Promise<Int16Array> {
  const handle = await open(file)
  try {
    const first = Math.floor(startSeconds * sampleRate)
    const samples = new Int16Array(Math.ceil(endSeconds * sampleRate) - first)
    const { bytesRead } = await handle.read(samples, 0, samples.byteLength, first * 2)
    return samples.subarray(0, bytesRead >> 1)
  } finally {
    await handle.close()
  }
}
