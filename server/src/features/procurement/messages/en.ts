/** What a procurement system's people read about a field they sent. */
export const messages = {
  untrustedReturnUrl: 'This is not an address that carts are returned to',
} as const
