import * as z from 'zod/mini'

/** What was found in a file and is not in its count, or makes the count less certain. */
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
