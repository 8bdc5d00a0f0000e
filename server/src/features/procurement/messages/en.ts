/** Words that other servers read. */
export const messages = {
  orderReceived: 'The purchase order was received.',
} as const
