import type { Texts } from '@portolan/locale/message-types'

/** What is happening with the order or its delivery, where that says more than the status. */
export const en = {
  preparing: 'Your order is being prepared. A project manager takes it on next.',
  correcting: 'We are correcting the files with the problem you reported.',
  replacing: 'We’re correcting some files. Until they’re ready, you can use the ones below.',
  replacingAll: 'We’re correcting the files, and will email you when they’re ready.',
  disputed: 'You reported a problem. We are looking into it.',
} as const satisfies Texts
