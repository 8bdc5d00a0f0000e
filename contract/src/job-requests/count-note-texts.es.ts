import type { CountNote } from './count-notes.ts'

export const countingRule = 'Las palabras se cuentan como en Microsoft Word.'

export const countNoteTexts: Readonly<Record<CountNote, string>> = {
  FORMULAS: 'No se contaron los resultados de las fórmulas.',
  HIDDEN_SHEETS: 'No se contaron las hojas ocultas.',
  HIDDEN_CELLS: 'No se contaron las filas y columnas ocultas.',
  HIDDEN_SLIDES: 'No se contaron las diapositivas ocultas.',
  HIDDEN_TEXT: 'No se contó el texto oculto.',
  COMMENTS: 'No se contaron los comentarios.',
  TRACKED_CHANGES: 'No se contó el texto eliminado con control de cambios.',
  EMBEDDED_OBJECTS: 'No se contaron los archivos incrustados.',
  PICTURE_PAGES: 'Algunas páginas son imágenes. No se contó el texto de las imágenes.',
  ENCODING_GUESSED: 'El archivo no indica cómo está codificado su texto, por lo que el recuento puede no ser exacto.',
  READ_AS_TEXT: 'El archivo no sigue el formato que indica su nombre y se contó como texto sin formato.',
}
