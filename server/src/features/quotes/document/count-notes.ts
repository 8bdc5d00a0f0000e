import { countingRule, countNoteTexts } from '@portolan/contract/job-requests/count-note-texts'
import type { TextCount } from '@portolan/contract/job-requests/requests'
import { styles } from './look.ts'
import type { Sheet } from './sheet.ts'

type CountedFile = { readonly fileName: string; readonly count: TextCount | null }

/** The rule of counting and what it left out, a line for each file; nothing where no file was counted by it. */
export function countNoteLines(files: readonly CountedFile[]): string[] {
  const counted = files.flatMap(({ fileName, count }) => (count?.notes ? [{ fileName, notes: count.notes }] : []))
  if (counted.length === 0) return []
  const lines = counted
    .filter(({ notes }) => notes.length > 0)
    .map(({ fileName, notes }) => {
      const texts = notes.map((note) => countNoteTexts[note]).join(' ')
      return files.length > 1 ? `${fileName}: ${texts}` : texts
    })
  return [countingRule, ...lines]
}

/** Close below the costs that it explains. */
export function drawCountNotes(sheet: Sheet, root: PDFKit.PDFStructureElement, lines: readonly string[]): void {
  if (lines.length === 0) return
  sheet.y -= 12
  for (const line of lines) sheet.text(root, 'P', line, styles.terms, 1)
  sheet.y += 8
}
