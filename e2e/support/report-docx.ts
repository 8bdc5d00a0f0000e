import { buildWord } from '../../documents/src/corpus/fidelity/office/word-builder.ts'
import {
  bold,
  commented,
  footnote,
  link,
  p,
  pageNumber,
  picture,
  table,
  textBox,
} from '../../documents/src/corpus/fidelity/office/word-elements.ts'

/** A report with text in every kind of part, and a word in bold in the middle of a sentence. */
export const reportDocx = (): Buffer =>
  buildWord({
    language: 'en-US',
    title: 'The report of the year',
    header: p('The header of the report'),
    footer: p('This is page ', pageNumber()),
    body: [
      p('The report is ', bold('important'), ' for the doctors.'),
      p('The patient goes home tomorrow.'),
      p('The school has a red door', footnote(1), '. Read the ', link(1, 'small book'), ' now.'),
      p(commented(1, 'The teacher has a dog.')),
      p(textBox(11, 'The picture of a box', p('The children open the box.'))),
      p(picture(12, 'The picture of a school')),
      table(['The first cell', 'The second cell'], ['The white school', 'The black cat']),
    ].join(''),
    footnotes: ['The door is old.'],
    comments: ['The dog is big.'],
    links: ['https://example.org/book'],
    chart: {
      title: 'The sales of the year',
      series: 'The sales',
      categories: ['The north', 'The south'],
      values: [3, 5],
      alt: 'The chart of the sales',
    },
    diagram: { alt: 'The three steps', texts: ['Open the door', 'Read the book'] },
  })

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
