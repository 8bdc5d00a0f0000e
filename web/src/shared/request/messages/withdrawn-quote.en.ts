import type { Texts } from '@portolan/locale/message-types'

export const en = {
  title: 'We withdrew the quote.',
  /** Visitors without the code read no reasons here. */
  emailed: 'Our email to you says why.',
  next: 'We are preparing a new one and will email it to you.',
} as const satisfies Texts
