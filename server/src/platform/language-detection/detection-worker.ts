import { serveTasks } from '@portolan/documents/serve-tasks'
import { eld } from 'eld/medium'
import { confidenceOf } from './confidence.ts'
import type { DetectedLanguage } from './detect-language.ts'

/** The detector uses the macrolanguage code for Norwegian and the old one for Filipino. */
const replacements: Readonly<Record<string, string>> = { no: 'nb', tl: 'fil' }

serveTasks(async (texts: readonly string[]): Promise<readonly (DetectedLanguage | null)[]> => texts.map(detect))

function detect(text: string): DetectedLanguage | null {
  const { language, getScores } = eld.detect(text)
  if (language === '') return null
  return { language: replacements[language] ?? language, confidence: confidenceOf(Object.values(getScores())) }
}
