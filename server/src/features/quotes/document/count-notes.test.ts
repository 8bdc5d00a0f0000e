import type { CountNote } from '@portolan/contract/job-requests/count-notes'
import { expect, it } from 'vitest'
import { countNoteLines } from './count-notes.ts'

const file = (fileName: string, notes: CountNote[] | null) => ({
  fileName,
  count: { words: 1, characters: 1, asianCharacters: 0, pages: 1, notes },
})

it('says the rule and what was not counted', () => {
  expect(countNoteLines([file('a.docx', ['COMMENTS', 'HIDDEN_TEXT'])])).toEqual([
    'Words counted as in Microsoft Word.',
    'Comments were not counted. Hidden text was not counted.',
  ])
})
it('names the file where there are several', () => {
  expect(countNoteLines([file('a.docx', []), file('b.xlsx', ['FORMULAS'])])).toEqual([
    'Words counted as in Microsoft Word.',
    'b.xlsx: Results of formulas were not counted.',
  ])
})
it('claims nothing about files that were not counted, or by an older rule', () => {
  expect(countNoteLines([{ fileName: 'a.png', count: null }, file('b.docx', null)])).toEqual([])
})
