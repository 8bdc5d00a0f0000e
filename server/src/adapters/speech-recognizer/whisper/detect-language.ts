import type { Whisper } from './whisper-model.ts'

const startOfTranscript = 50_258

/** Finds the language of several samples of a recording together: a name or a jingle in one of them must not decide. */
export async function detectLanguage(whisper: Whisper, samples: readonly Float32Array[]): Promise<string | null> {
  const sums = new Map<string, number>()
  for (const sample of samples)
    for (const [language, share] of await rateLanguages(whisper, sample))
      sums.set(language, (sums.get(language) ?? 0) + share)
  const [first] = [...sums].sort(([, one], [, other]) => other - one)
  return first?.[0] ?? null
}

/** One step of the decoder: what it expects first is the token of a language. */
async function rateLanguages({ model, readFeatures, makeTokens }: Whisper, samples: Float32Array) {
  const { decoder_start_token_id = startOfTranscript, lang_to_id } = model.generation_config
  const { input_features } = await readFeatures(samples)
  const { logits } = await model.forward({ input_features, decoder_input_ids: makeTokens(decoder_start_token_id) })
  const rated = Object.entries(lang_to_id).map(([token, id]) => [token.slice(2, -2), logits.data[id] ?? 0] as const)
  const highest = Math.max(...rated.map(([, value]) => value))
  const total = rated.reduce((sum, [, value]) => sum + Math.exp(value - highest), 0)
  return rated.map(([language, value]) => [language, Math.exp(value - highest) / total] as const)
}
