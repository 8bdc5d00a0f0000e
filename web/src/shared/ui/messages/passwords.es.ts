import { translation } from '@portolan/locale/catalog'
import type { en } from './passwords.en.ts'

export default translation<typeof en, 'es'>()({
  required: '¿?Password is required',
  tooShort: '¿?Password must be 8 characters or longer',
  tooLong: '¿?Password must be 200 characters or shorter',
  noDigit: '¿?Password must contain a digit',
  noUpperCase: '¿?Password must contain an upper-case letter',
  noLowerCase: '¿?Password must contain a lower-case letter',
  tooCommon: '¿?This password is too common',
  show: '¿?Show {label}',
  hide: '¿?Hide {label}',
  rules: '¿?Your password needs',
  ruleLength: '¿?8 characters or more',
  ruleDigit: '¿?a digit',
  ruleUpperCase: '¿?an upper-case letter',
  ruleLowerCase: '¿?a lower-case letter',
  kept: '¿?done',
  missing: '¿?missing',
})
