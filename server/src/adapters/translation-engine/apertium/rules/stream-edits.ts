import type { Stage } from '../routes/mode-file.ts'

/** A substitution in the stream of a pipeline, for GNU sed: an extended regular expression and what replaces it. */
export type StreamEdit = readonly [pattern: string, replacement: string]

/**
 * A program between two others of a pipeline. Frames end with NUL (`-z`) and pass at once, as sed writes without a
 * buffer. Its own `-u` would do that too, but reads byte by byte as well. Patterns are matched as bytes, which takes half the
 * time, so no class of characters may hold other than ASCII letters.
 */
export const editStage = (edits: readonly StreamEdit[]): Stage => [
  'stdbuf',
  '-o0',
  'env',
  'LC_ALL=C',
  'sed',
  '-z',
  '-E',
  edits.map(([pattern, replacement]) => `s~${pattern}~${replacement}~g`).join('\n'),
]

/** The same edit for a word with a small and with a capital first letter. */
export const withCapitals = (edit: (capitalize: (word: string) => string) => StreamEdit): readonly StreamEdit[] => [
  edit((word) => word),
  edit((word) => word.charAt(0).toUpperCase() + word.slice(1)),
]

/** A pattern for a word with a small or a capital first letter. One edit takes half the time of two. */
export const eitherCase = (word: string): string => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`
