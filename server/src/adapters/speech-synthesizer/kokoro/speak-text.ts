import { maxTokens, toTokens } from './phoneme-tokens.ts'
import { type Pronounce, writePhonemes } from './phonemes.ts'
import { splitText } from './split-text.ts'

/** Returns samples from −1 to 1. */
export type SpeakTokens = (tokens: readonly number[]) => Promise<Float32Array>

const space = 16
const mostSplits = 3

/**
 * Speaks a text; undefined if the model cannot. Half-precision weights give no numbers for some inputs: other lengths help, so
 * that a text is tried again with spaces around it, then in halves.
 */
export async function speakText(
  text: string,
  pronounce: Pronounce,
  speakTokens: SpeakTokens,
  splits = 0,
): Promise<Float32Array | undefined> {
  const tokens = toTokens(writePhonemes(text, pronounce))
  if (tokens.length === 0) return undefined
  if (tokens.length <= maxTokens - 2) {
    for (const tried of [tokens, [space, ...tokens, space]]) {
      const samples = await speakTokens(tried)
      if (isSound(samples)) return samples
    }
  }
  const parts = splitText(text)
  if (splits >= mostSplits || parts.length < 2) return undefined
  const sounds: Float32Array[] = []
  for (const part of parts) {
    const sound = await speakText(part, pronounce, speakTokens, splits + 1)
    if (!sound) return undefined
    sounds.push(sound)
  }
  return joinSounds(sounds)
}

function isSound(samples: Float32Array): boolean {
  let peak = 0
  for (const sample of samples) {
    if (Number.isNaN(sample)) return false
    peak = Math.max(peak, Math.abs(sample))
  }
  return peak > 0.01
}

function joinSounds(sounds: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const sound of sounds) {
    joined.set(sound, at)
    at += sound.length
  }
  return joined
}
