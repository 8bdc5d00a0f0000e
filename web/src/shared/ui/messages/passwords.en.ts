import { passwordMessages } from '@portolan/contract/identity/password'

export const en = {
  ...passwordMessages,
  tooCommon: 'This password is too common',
  show: 'Show {label}',
  hide: 'Hide {label}',
  rules: 'Your password needs',
  ruleLength: '8 characters or more',
  ruleDigit: 'a digit',
  ruleUpperCase: 'an upper-case letter',
  ruleLowerCase: 'a lower-case letter',
  kept: 'done',
  missing: 'missing',
} as const
