import type { SubtitleRules } from '../checks/rules.ts'

/** A spoken word with its times, as a speech recognizer gives it. Punctuation is part of it. */
export type Word = {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  readonly speaker?: string
}

/** What is written between two words. Languages without spaces have one between two Latin words only. */
export const separatorOf = (before: string, after: string, { hasNoSpaces }: SubtitleRules): '' | ' ' =>
  hasNoSpaces && !(/[A-Za-z0-9]$/.test(before) && /^[A-Za-z0-9]/.test(after)) ? '' : ' '

export function joinWords(words: readonly Word[], rules: SubtitleRules): string {
  const parts: string[] = []
  for (const [index, { text }] of words.entries()) {
    const before = words[index - 1]
    if (before) parts.push(separatorOf(before.text, text, rules))
    parts.push(text)
  }
  return parts.join('')
}
