/** The page on which a buyer's browser returns a cart. */
export const en = {
  returning: 'Returning to your procurement system…',
  goOn: 'Continue',
  returnCart: 'Return your cart',
  returnText: 'Your browser takes the cart of {number} back to {host}. This works once.',
  returnButton: 'Return the cart',
  notReturned: 'The cart was not returned',
  pageUsed:
    'This page works once. Open your request in the portal and return the cart again, or ask us for a new link.',
  toRequests: 'Open your requests',
} as const
