import { expect, it } from 'vitest'
import { withoutDirectionMarks } from '../../../platform/pdf/isolate.ts'
import { englishTexts, loadDocumentTexts } from '../messages/document.ts'
import { countNoteLines } from './draw-count-notes.ts'

it('names the counting rule and what was not counted', async () => {
  const files = [{ fileName: 'a.docx', notes: ['COMMENTS', 'HIDDEN_TEXT'] }] as const
  expect(countNoteLines(englishTexts, files)).toEqual([
    'Words counted as in Microsoft Word.',
    'Comments were not counted. Hidden text was not counted.',
  ])
  expect(countNoteLines(await loadDocumentTexts('es'), files)).toEqual([
    'Las palabras se cuentan como en Microsoft Word.',
    'No se contaron los comentarios. No se contó el texto oculto.',
  ])
})
it('names the file if there are several', () => {
  const lines = countNoteLines(englishTexts, [
    { fileName: 'a.docx', notes: [] },
    { fileName: 'b.xlsx', notes: ['FORMULAS'] },
  ])
  expect(lines.map(withoutDirectionMarks)).toEqual([
    'Words counted as in Microsoft Word.',
    'b.xlsx: Results of formulas were not counted.',
  ])
})
it('is empty if no file was counted by this rule', () => {
  expect(countNoteLines(englishTexts, [{ fileName: 'a.png', notes: null }])).toEqual([])
})
