import { buildWord } from '../../documents/src/corpus/fidelity/office/word-builder.ts'
import {
  bold,
  commented,
  footnote,
  heading,
  link,
  p,
  pageNumber,
  picture,
  table,
  textBox,
} from '../../documents/src/corpus/fidelity/office/word-elements.ts'

const subjects = ['The children', 'Our neighbors', 'Two engineers', 'The old teachers', 'Some visitors']
const verbs = ['read', 'sell', 'describe', 'translate', 'discuss']
const objects = ['long document', 'new machine', 'signed contract', 'red car', 'quarterly report']
const sentences = Array.from({ length: 1_000 }, (_, index) => {
  const [subject, verb] = [subjects[index % 5], verbs[Math.floor(index / 5) % 5]]
  return [
    `${subject} ${verb} the `,
    objects[Math.floor(index / 25) % 5] ?? '',
    ` in room ${index + 1} every Monday morning.`,
  ] as const
})

/** A docx with text in every kind of part. Each paragraph has a word in bold. */
export function sampleDocx(paragraphs: number): Buffer {
  const body = sentences
    .slice(0, paragraphs)
    .map(([start, middle, end], index) =>
      index % 20 === 19 ? heading(`${start}${middle}${end}`) : p(start, bold(middle), end),
    )
  return buildWord({
    language: 'en-US',
    title: 'The report of the year',
    header: p('The header of the report'),
    footer: p('This is page ', pageNumber()),
    body: [
      ...body,
      p('The room has a red door', footnote(1), '. Read the ', link(1, 'small book'), ' now.'),
      p(commented(1, 'The teacher has a dog.')),
      p(textBox(11, 'The picture of a box', p('The children open the box.'))),
      p(picture(12, 'The picture of a room')),
      table(['The first cell', 'The second cell'], ['The white room', 'The black cat']),
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
}
