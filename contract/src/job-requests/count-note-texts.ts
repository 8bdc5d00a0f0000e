import type { CountNote } from './count-notes.ts'

/** The counting rule, shown wherever word counts are shown. */
export const countingRule = 'Words counted as in Microsoft Word.'

export const countNoteTexts: Readonly<Record<CountNote, string>> = {
  FORMULAS: 'Results of formulas were not counted.',
  HIDDEN_SHEETS: 'Hidden sheets were not counted.',
  HIDDEN_CELLS: 'Hidden rows and columns were not counted.',
  HIDDEN_SLIDES: 'Hidden slides were not counted.',
  HIDDEN_TEXT: 'Hidden text was not counted.',
  COMMENTS: 'Comments were not counted.',
  TRACKED_CHANGES: 'Text deleted with tracked changes was not counted.',
  EMBEDDED_OBJECTS: 'Embedded files were not counted.',
  PICTURE_PAGES: 'Some pages are pictures. Text in pictures was not counted.',
  ENCODING_GUESSED: 'The file does not say how its text is encoded, so the count may be off.',
  READ_AS_TEXT: 'The file does not follow the format in its name and was counted as plain text.',
}
