import { expect, it } from 'vitest'
import { parseFaq } from './read-faq.ts'

it("reads sections, questions and paragraphs from the provider's text", () => {
  const faq = parseFaq(
    '# Quotes\n\n## How do I get a quote?\n\nAdd your\nfiles.\n\nThen wait.\n## Is it free? {#free}\nYes.\n\n# Files\n## Ω?\n',
  )
  expect(faq).toEqual([
    {
      id: 'how-do-i-get-a-quote',
      section: 'Quotes',
      question: 'How do I get a quote?',
      answer: ['Add your files.', 'Then wait.'],
    },
    { id: 'free', section: 'Quotes', question: 'Is it free?', answer: ['Yes.'] },
    { id: 'ω', section: 'Files', question: 'Ω?', answer: [] },
  ])
})

it('has no questions where the provider wrote none', () => {
  expect(parseFaq('')).toEqual([])
  expect(parseFaq('Just a text without headings')).toEqual([])
})
