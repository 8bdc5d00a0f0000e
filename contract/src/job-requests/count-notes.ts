import * as z from 'zod/mini'

/** Content that is missing from a file's count, or makes the count less certain. */
export const CountNote = z.enum([
  'FORMULAS',
  'HIDDEN_SHEETS',
  'HIDDEN_CELLS',
  'HIDDEN_SLIDES',
  'HIDDEN_TEXT',
  'COMMENTS',
  'TRACKED_CHANGES',
  'EMBEDDED_OBJECTS',
  'PICTURE_PAGES',
  'ENCODING_GUESSED',
  'READ_AS_TEXT',
])
export type CountNote = z.infer<typeof CountNote>
