import type { AllowedWords } from './plain-words.ts'

/** Where an avoided word is the right one. `file` is the start of a path. */
export const allowedWords: readonly AllowedWords[] = [
  { file: '', words: /aria-?labelledby/, reason: 'an attribute of HTML' },
  { file: 'scripts/checks/plain-words', words: /.*/, reason: 'the list itself and its test' },
  { file: 'scripts/checks/allowed-words', words: /.*/, reason: 'this list' },
  { file: '', words: /letter-?spacing/, reason: 'a property of CSS' },
  { file: '', words: /(upper|lower)-case letter/, reason: 'the password rules of the specification' },
  { file: '', words: /(two|three|drive|capital|lowercase)[- ]letters?/, reason: 'codes and drives' },
  {
    file: '',
    words: /(discharge|june) letters?|letters, june|letters?( „ä.*?)?\.(\w+\.)?(docx|pdf|zip)/,
    reason: 'example documents',
  },
  { file: 'server/src/demo/', words: /\bletters?\b/, reason: 'documents that clients have translated' },
  { file: 'web/src/features/', words: /\bletters?\b/, reason: 'example documents and project names of tests' },
  { file: 'web/src/shared/uploads/', words: /\bletters?\b/, reason: 'example documents of tests' },
  { file: 'web/src/shared/ui/type-ahead', words: /\bletters?\b/, reason: 'letters that are typed' },
  { file: 'web/src/app/keyboard/', words: /\bletters?\b/, reason: 'letter keys' },
  { file: 'server/src/adapters/translation-', words: /\bletters?\b/, reason: 'letters of a script' },
  { file: 'documents/src/', words: /\bletters?\b/, reason: 'letters of a script' },
  { file: 'subtitles/src/', words: /\bletters?\b/, reason: 'letters of a script' },
  { file: 'subtitles/src/formats/xif/', words: /Colours?|Centre/, reason: 'names of the format' },
  { file: 'server/src/platform/pdf/', words: /\bletters?\b/, reason: 'letters of a script, and US Letter paper' },
  {
    file: '',
    words: /analyse-request/,
    reason: 'a stored job name',
  },
  { file: 'docs/requirements.md', words: /"Analysing"/, reason: 'a label of the specification' },
  { file: 'docs/requirements.md', words: /e-mail/, reason: 'the words of the specification' },
  { file: 'docs/GLOSSARY.md', words: /.*/, reason: 'names the words to avoid' },
]
