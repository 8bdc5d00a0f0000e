import { isolate } from '../../../platform/pdf/isolate.ts'
import type { DocumentTexts } from '../messages/document.ts'
import { styles } from './look.ts'
import type { QuoteDocument } from './quote-document.ts'
import type { CountedFile } from './quote-facts.ts'

/** The counting rule and one line per file with what was left out; empty if no file was counted by it. */
export function countNoteLines(t: DocumentTexts, files: readonly CountedFile[]): string[] {
  const counted = files.flatMap(({ fileName, notes }) => (notes ? [{ fileName, notes }] : []))
  if (counted.length === 0) return []
  const lines = counted
    .filter(({ notes }) => notes.length > 0)
    .map(({ fileName, notes }) => {
      const texts = notes.map((note) => t(note)).join(' ')
      return files.length > 1 ? `${isolate(fileName)}: ${texts}` : texts
    })
  return [t('countingRule'), ...lines]
}

/** Draws the notes directly below the costs they explain. */
export async function drawCountNotes({ sheet, root, t, facts }: QuoteDocument): Promise<void> {
  const lines = countNoteLines(t, facts.files)
  if (lines.length === 0) return
  sheet.y -= 12
  for (const line of lines) await sheet.text(root, 'P', line, styles.terms, 1)
  sheet.y += 8
}
