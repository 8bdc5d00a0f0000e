/** Field errors for procurement systems. */
export const messages = {
  untrustedReturnUrl: 'This is not an address that carts are returned to',
} as const
