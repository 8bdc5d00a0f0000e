import { serveTasks } from '@portolan/documents/serve-tasks'
import { eld } from 'eld/medium'
import type { DetectedLanguage } from './detect-language.ts'

/** The detector's own verdict decides whether it is a guess; the distance to the next language says how sure it is. */
serveTasks(async (text: string): Promise<DetectedLanguage | null> => {
  const found = eld.detect(text)
  if (found.language === '') return null
  const [first = 0, second = 0] = Object.values(found.getScores()).sort((a, b) => b - a)
  const distance = first > 0 ? (first - second) / first : 0
  return { language: found.language, confidence: found.isReliable() ? 0.6 + 0.4 * distance : 0.5 * distance }
})
