import type { AllowedWords } from './plain-words.ts'

/** Where an avoided word is the right one. `file` is the start of a path. */
export const allowedWords: readonly AllowedWords[] = [
  { file: '', words: /aria-?labelledby/, reason: 'an attribute of HTML' },
  { file: 'scripts/plain-words', words: /.*/, reason: 'the list itself and its test' },
  { file: 'scripts/allowed-words', words: /.*/, reason: 'this list' },
  { file: 'server/src/demo/', words: /\bletters?\b/, reason: 'documents that clients have translated' },
  {
    file: 'server/src/features/job-requests/job-definitions.ts',
    words: /analyse-request/,
    reason: 'a stored job name',
  },
  { file: 'docs/GLOSSARY.md', words: /.*/, reason: 'names the words to avoid' },
]
