/** Pages that a buyer sees for a moment on the way back, and words that other servers read. */
export const messages = {
  returning: 'Returning to your procurement system…',
  goOn: 'Continue',
  notReturned: 'The cart was not returned',
  pageUsed: 'This page works once. Go back to your request and return the cart again.',
  orderReceived: 'The purchase order was received.',
} as const
