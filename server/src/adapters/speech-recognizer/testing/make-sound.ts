/** Samples of a tone of 200 Hz. */
const periodSamples = 80

export type SoundPart = { readonly seconds: number; readonly level?: number }

/** Signed 16-bit samples of 16 kHz: a tone of a level from 0 to 1, or silence, for some seconds each. */
export function makeSound(...parts: SoundPart[]): Buffer {
  return Buffer.concat(
    parts.map(({ seconds, level = 0 }) => {
      const period = Int16Array.from({ length: periodSamples }, (_, index) =>
        Math.round(level * 32_767 * Math.sin((index * 2 * Math.PI) / periodSamples)),
      )
      return Buffer.alloc(Math.round(seconds * 16_000) * 2, Buffer.from(period.buffer))
    }),
  )
}
