import type { PaymentDefaults } from '@portolan/contract/quotes/payments'

/** The company and the person who pays; once where a walk-in gave one name for both. */
export const billedNames = (billedTo: PaymentDefaults['billedTo'] | undefined): readonly string[] => [
  ...new Set([billedTo?.company ?? '', billedTo?.name ?? ''].filter((name) => name !== '')),
]
