import { buildReport } from '../../documents/src/corpus/fidelity/office/report.ts'
import { bold, heading, p } from '../../documents/src/corpus/fidelity/office/word-elements.ts'

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
  return buildReport(body)
}
