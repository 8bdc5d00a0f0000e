import type { Texts } from '@portolan/locale/message-types'

export const en = {
  title: 'We withdrew the quote.',
  next: 'We are preparing a new one and will email it to you.',
} as const satisfies Texts
