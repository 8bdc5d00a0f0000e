import type { TextSize } from './words.ts'

export type TextCount = TextSize & {
  readonly pages: number
  /** What a person should know about the numbers. */
  readonly notes: readonly CountNote[]
}

/** What was found in a file and is not in the numbers, or makes them less certain. */
export type CountNote =
  /** A scan, or another file of pictures alone: there is nothing to count. */
  | 'no_text_layer'
  /** A scan with a few words stamped on its pages: the count says nothing about the text. */
  | 'few_words'
  /** XML of an unknown namespace where a known one is needed: nothing was counted. */
  | 'unknown_structure'
  /** Some pages are pictures, the text on which is not counted. */
  | 'picture_pages'
  /** Neither marked, declared nor UTF-8, so taken as Windows-1252. */
  | 'encoding_guessed'
  /** Not of the format that its name says, so counted as plain text. */
  | 'read_as_text'
  | 'formulas'
  | 'hidden_sheets'
  /** Rows and columns. */
  | 'hidden_cells'
  | 'hidden_slides'
  | 'hidden_text'
  | 'comments'
  /** Text that is marked as deleted or moved away. */
  | 'tracked_changes'
  /** Files embedded in a document. */
  | 'embedded_objects'
