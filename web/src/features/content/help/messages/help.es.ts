import { translation } from '@portolan/locale/catalog'
import type { en } from './help.en.ts'

export default translation<typeof en, 'es'>()({
  pageTitle: '¿?Help',
  lead: '¿?Questions people ask, and what we answer.',
  search: '¿?Search questions and answers',
  allShown: { one: '¿?{count} question', many: '¿?{count} questions', other: '¿?{count} questions' },
  found: {
    one: '¿?{count} question matches “{search}”',
    many: '¿?{count} questions match “{search}”',
    other: '¿?{count} questions match “{search}”',
  },
  nothingFound: '¿?No question matches “{search}”. Try another word, or ask us directly.',
  noQuestions: '¿?There are no questions here yet. Ask us directly, we are glad to help.',
  stillWondering: '¿?Still wondering?',
  stillWonderingText: '¿?Write to us or call, and a person will answer.',
  linkToThis: '¿?Link to this question',
  linkToQuestion: '¿?Link to this question: {question}',
  languageFinder: '¿?Find a language',
  languageCode: '¿?Code',
  scriptDirection: '¿?Script direction',
  leftToRight: '¿?Left to right',
  rightToLeft: '¿?Right to left',
  availability: '¿?Availability',
  canRequest: '¿?You can request it',
  cannotRequest: '¿?Not offered at the moment',
  requestLanguage: '¿?Request Quote',
})
