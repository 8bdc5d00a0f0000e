import { translation } from '@portolan/locale/catalog'
import type { en } from './estimate.en.ts'

export default translation<typeof en, 'es'>()({
  title: '¿?Estimate, not yet a quote',
  uploading: '¿?Uploading your files to count them…',
  stuck: '¿?Some files have not arrived yet. You can send your request all the same: they are tried again then.',
  languages: '¿?Choose the languages, and you see here what it will probably cost.',
  counting: '¿?Counting words and pages…',
  failed: '¿?There is no estimate right now. You can send your request all the same.',
  tryAgain: '¿?Try again',
  price: '¿?Price',
  words: '¿?Words',
  pages: '¿?Pages',
  pagesEach: '¿?in each language',
  delivery: '¿?Expected delivery',
  ifAccepted: '¿?if you accept today',
  rush: '¿?Rush service',
  perLanguage: {
    one: '¿?Price of {count} language',
    many: '¿?Prices of {count} languages',
    other: '¿?Prices of {count} languages',
  },
  minimum: '¿?Minimum of {pages} pages',
  byHand: '¿?We will price it by hand.',
  byHandWhy: '¿?We could not count the words in:',
  noRate: '¿?We will price these languages by hand.',
})
