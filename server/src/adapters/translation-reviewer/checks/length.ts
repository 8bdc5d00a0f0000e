import type { Check } from './check.ts'

/** Shorter texts vary too much. */
const shortest = 20

export const findLengthFaults: Check = ({ plainSource, plainTarget }) => {
  const source = measure(plainSource)
  const ratio = measure(plainTarget) / source
  return source > shortest && (ratio < 0.4 || ratio > 2.5) ? [{ fault: 'length_unlikely', detail: '' }] : []
}

/** A character of Chinese, Japanese or Korean says as much as two or three letters. */
function measure(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return text.length + dense * 1.5
}
