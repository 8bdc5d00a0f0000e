import { parentPort } from 'node:worker_threads'
import { eld } from 'eld/medium'
import { confidenceOf } from './confidence.ts'

/** Detectors use the macrolanguage code for Norwegian, and the old one for Filipino. */
const replacements: Readonly<Record<string, string>> = { no: 'nb', tl: 'fil' }

parentPort?.on('message', ({ id, text }: { id: number; text: string }) => {
  const { language, getScores } = eld.detect(text)
  const found =
    language === ''
      ? null
      : { language: replacements[language] ?? language, confidence: confidenceOf(Object.values(getScores())) }
  parentPort?.postMessage({ id, found })
})
