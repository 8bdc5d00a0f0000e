import { pdf } from '../pdf-files.ts'
import type { CountedDocument } from './counted-document.ts'

const of = (title: string, rest: Omit<CountedDocument, 'title' | 'name' | 'type'>): CountedDocument => ({
  title,
  name: 'a.pdf',
  type: 'pdf',
  ...rest,
})
const rect = '/Rect [100 100 200 120]'
const page = 'This page has more than ten words of its own, as any page should.'

export const countedPdfs: readonly CountedDocument[] = [
  of('two pages', {
    make: () => pdf(['A state-of-the-art page.', 'Second page']),
    words: 5,
    characters: 32,
    reason: 'A + state-of-the-art + page. + Second + page',
  }),
  of('a form', {
    make: () =>
      pdf(['Name:'], {
        annotations: [
          `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Jane Doe) ${rect} /F 4 >>`,
          `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name2) /V (hidden) ${rect} /F 2 >>`,
          `<< /Type /Annot /Subtype /Widget /FT /Ch /T (country) /Opt [[(de) (Germany)] [(fr) (France)]] /V (de) ${rect} /F 4 >>`,
        ],
      }),
    words: 4,
    characters: 19,
    reason: 'Name: + Jane + Doe + Germany',
  }),
  of('text typed onto a page, and a comment', {
    make: () =>
      pdf(['Body'], {
        annotations: [
          `<< /Type /Annot /Subtype /FreeText /Contents (typed here) /DA (/F1 12 Tf) ${rect} >>`,
          `<< /Type /Annot /Subtype /Text /Contents (a remark) ${rect} >>`,
        ],
      }),
    words: 3,
    characters: 13,
    notes: ['comments'],
    reason: 'Body + typed + here',
  }),
  of('a scan', {
    make: () => pdf(['', ''], { scans: 2 }),
    words: 0,
    characters: 0,
    notes: ['no_text_layer'],
    reason: 'pictures alone',
  }),
  of('a scan with stamped numbers', {
    make: () => pdf(['ACME 000123', 'ACME 000124'], { scans: 2 }),
    words: 4,
    characters: 20,
    notes: ['few_words'],
    reason: 'a stamp on each page is not its text',
  }),
  of('a text with a scanned page', {
    make: () => pdf([page, 'ACME 000124'], { scans: 1 }),
    words: 16,
    characters: 62,
    notes: ['picture_pages'],
    reason: 'fourteen on the first page, two stamped',
  }),
  of('a short text with a logo', {
    make: () => pdf(['Only five words are here']),
    words: 5,
    characters: 20,
    reason: 'no picture of the size of a page',
  }),
]
