/** What a review found, counted in segments. A review never says that a translation is good. */
export const en = {
  no_fault: 'No errors found in numbers and terms.',
  meaning_not_checked: 'Usual quality of this engine. Only numbers and terms were checked.',
  numbers_differ: { one: 'Numbers differ in {count} segment.', other: 'Numbers differ in {count} segments.' },
  placeholders_differ: {
    one: 'Placeholders differ in {count} segment.',
    other: 'Placeholders differ in {count} segments.',
  },
  not_translated: { one: '{count} segment was not translated.', other: '{count} segments were not translated.' },
  empty: { one: '{count} segment is empty.', other: '{count} segments are empty.' },
  length_unlikely: {
    one: '{count} segment is much longer or shorter than its source.',
    other: '{count} segments are much longer or shorter than their source.',
  },
  punctuation_differs: {
    one: 'Punctuation differs in {count} segment.',
    other: 'Punctuation differs in {count} segments.',
  },
  brackets_differ: {
    one: 'Brackets or quotation marks differ in {count} segment.',
    other: 'Brackets or quotation marks differ in {count} segments.',
  },
  wrong_language: {
    one: '{count} segment seems to be in another language.',
    other: '{count} segments seem to be in another language.',
  },
  term_not_used: {
    one: 'A glossary term was not used in {count} segment.',
    other: 'Glossary terms were not used in {count} segments.',
  },
  other: { one: 'The reviewer objects to {count} segment.', other: 'The reviewer objects to {count} segments.' },
} as const
