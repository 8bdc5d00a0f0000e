import type { WriteOptions } from '../write.ts'

export const writeOptions: WriteOptions = {
  createdOn: '2026-01-31',
  headings: { number: 'No', start: 'Début', end: 'Fin', speaker: 'Voix', text: 'Texte' },
}
