import { detectLanguage } from '../../../platform/language-detection/detect-language.ts'
import { languageByTag } from '../../reference/index.ts'

export type DetectedSource = { readonly languageId: string | null; readonly isReliable: boolean }

const leastConfidence = 0.6

/** Detects the language of a text. The text goes nowhere. */
export async function detectSource(text: string, signal: AbortSignal): Promise<DetectedSource> {
  const found = await detectLanguage(text, signal)
  const languageId = found ? (languageByTag(found.language)?.id ?? null) : null
  return { languageId, isReliable: languageId !== null && found !== null && found.confidence >= leastConfidence }
}
