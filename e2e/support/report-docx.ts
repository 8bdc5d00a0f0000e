import { buildReport } from '../../documents/src/corpus/fidelity/office/report.ts'
import { bold, p } from '../../documents/src/corpus/fidelity/office/word-elements.ts'

/** A report with text in every kind of part, and a word in bold in the middle of a sentence. */
export const reportDocx = (): Buffer =>
  buildReport([p('The report is ', bold('important'), ' for the doctors.'), p('The patient goes home tomorrow.')])

/** Some words of every kind of part; none may be left after translation. */
export const reportWords = [
  'header',
  'tomorrow',
  'small book',
  'teacher',
  'children',
  'second cell',
  'black cat',
  'door is old',
  'dog is big',
  'sales',
  'The south',
  'Read the book',
  'picture of a school',
]
