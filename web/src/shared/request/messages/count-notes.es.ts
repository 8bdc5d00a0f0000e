import { countingRule, countNoteTexts } from '@portolan/contract/job-requests/count-note-texts.es'
import { translation } from '@portolan/locale/catalog'
import type { en } from './count-notes.en.ts'

export default translation<typeof en, 'es'>()({
  rule: countingRule,
  notCounted: 'No contado',
  characters: '{characters} caracteres sin espacios.',
  charactersAsian: '{characters} caracteres sin espacios, de ellos {asian} chinos o japoneses.',
  FORMULAS: countNoteTexts.FORMULAS,
  HIDDEN_SHEETS: countNoteTexts.HIDDEN_SHEETS,
  HIDDEN_CELLS: countNoteTexts.HIDDEN_CELLS,
  HIDDEN_SLIDES: countNoteTexts.HIDDEN_SLIDES,
  HIDDEN_TEXT: countNoteTexts.HIDDEN_TEXT,
  COMMENTS: countNoteTexts.COMMENTS,
  TRACKED_CHANGES: countNoteTexts.TRACKED_CHANGES,
  EMBEDDED_OBJECTS: countNoteTexts.EMBEDDED_OBJECTS,
  PICTURE_PAGES: countNoteTexts.PICTURE_PAGES,
  ENCODING_GUESSED: countNoteTexts.ENCODING_GUESSED,
  READ_AS_TEXT: countNoteTexts.READ_AS_TEXT,
})
