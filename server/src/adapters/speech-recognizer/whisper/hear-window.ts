import type { SpokenWord } from '../../../ports/speech-recognizer.ts'
import type { SpeechWindow } from '../audio/plan-windows.ts'
import { sampleRate } from '../audio/samples.ts'
import { joinPieces } from '../words/join-pieces.ts'
import { isLoop } from '../words/loops.ts'
import { tidyTimes } from '../words/tidy-times.ts'
import type { Whisper } from './whisper-model.ts'

/** The words of one window. A loop is tried once more with a penalty for repetitions, then dropped. */
export async function hearWindow(
  whisper: Whisper,
  window: SpeechWindow,
  samples: Float32Array,
  language: string,
): Promise<readonly SpokenWord[]> {
  const seconds = samples.length / sampleRate
  const words = await hear(whisper, window, samples, { language })
  if (!isLoop(words, seconds)) return words
  const penalties = { no_repeat_ngram_size: 4, repetition_penalty: 1.1 }
  const retried = await hear(whisper, window, samples, { language, ...penalties })
  return isLoop(retried, seconds) ? [] : retried
}

async function hear(
  { model, readFeatures, tokenizer }: Whisper,
  { startSeconds, endSeconds }: SpeechWindow,
  samples: Float32Array,
  options: object,
): Promise<readonly SpokenWord[]> {
  const { input_features } = await readFeatures(samples)
  const seconds = samples.length / sampleRate
  const output = await model.generate({
    input_features,
    task: 'transcribe',
    is_multilingual: true,
    return_timestamps: true,
    return_token_timestamps: true,
    num_frames: Math.floor(samples.length / 160),
    max_new_tokens: Math.min(440, Math.ceil(seconds * 14) + 24),
    ...options,
  })
  const [token_timestamps] = output.token_timestamps.tolist() as number[][]
  const [tokens] = output.sequences.tolist() as bigint[][]
  const sequence = { tokens, token_timestamps, stride: [seconds, 0, 0] }
  const decoding = { time_precision: 0.02, return_timestamps: 'word', force_full_sequences: false }
  const [, { chunks }] = tokenizer._decode_asr([sequence], decoding)
  const pieces = chunks.map(({ text, timestamp: [start, end] }) => ({
    text,
    startMs: (startSeconds + start) * 1000,
    endMs: (startSeconds + (end ?? seconds)) * 1000,
  }))
  return tidyTimes(joinPieces(pieces), startSeconds * 1000, endSeconds * 1000)
}
