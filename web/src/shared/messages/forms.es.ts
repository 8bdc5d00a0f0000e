import { translation } from '@portolan/locale/catalog'
import type { en } from './forms.en.ts'

export default translation<typeof en, 'es'>()({
  required: '¿?Required',
  noSemicolons: '¿?Semicolons are not allowed in project names',
  notAllowed: '¿?These characters are not allowed: {characters}',
  invalidFormat: '¿?Invalid format',
  invalidEmail: '¿?Invalid email format',
  chooseAtLeastOne: '¿?Choose at least one',
  optional: '¿?(optional)',
  choose: '¿?Choose…',
  dateFormat: '¿?MM/DD/YYYY',
  pickDate: '¿?Calendar for {name}',
  firstName: '¿?First name',
  lastName: '¿?Last name',
  email: '¿?E-mail address',
  searchLanguages: '¿?Search languages',
  preferredLanguages: '¿?Preferred languages',
  otherLanguages: '¿?All other languages',
  languageUnavailable: '¿?Not available',
  noLanguageFound: '¿?No language matches “{search}”.',
  languagesFound: {
    one: '¿?{count} language found',
    many: '¿?{count} languages found',
    other: '¿?{count} languages found',
  },
  openLanguages: '¿?Show all languages',
  removeLanguage: '¿?Remove {name}',
  clearLanguage: '¿?Clear {name}',
})
