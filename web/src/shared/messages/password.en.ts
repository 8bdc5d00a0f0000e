import { passwordMessages } from '@portolan/contract/password'

export const en = {
  ...passwordMessages,
  tooCommon: 'This password is too common',
  rules: 'What the password needs',
  ruleLength: '8 characters or longer',
  ruleDigit: 'A digit',
  ruleUpperCase: 'An upper-case letter',
  ruleLowerCase: 'A lower-case letter',
  met: '(done)',
  show: 'Show: {label}',
  showShort: 'Show',
  hideShort: 'Hide',
} as const
