import type { Sound } from '../../../platform/sound/wav.ts'

/** Samples of 16 kHz by linear interpolation, which is good enough to be understood. */
export function resample({ rate, samples }: Sound): Int16Array {
  const step = rate / 16_000
  return Int16Array.from({ length: Math.floor((samples.length - 1) / step) }, (_, index) => {
    const at = Math.floor(index * step)
    const share = index * step - at
    return Math.round((samples[at] ?? 0) * (1 - share) + (samples[at + 1] ?? 0) * share)
  })
}
