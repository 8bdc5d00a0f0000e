import { buildWord } from './word-builder.ts'
import { commented, footnote, link, p, pageNumber, picture, table, textBox } from './word-elements.ts'

/** A report with text in every kind of part; `first` is what its body begins with. */
export const buildReport = (first: readonly string[]): Buffer =>
  buildWord({
    language: 'en-US',
    title: 'The report of the year',
    header: p('The header of the report'),
    footer: p('This is page ', pageNumber()),
    body: [
      ...first,
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
