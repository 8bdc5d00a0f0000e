/** Texts about passkeys on the sign-in pages. */
export const passkeyMessages = {
  signIn: 'Sign in with a passkey',
  instead: 'Use a passkey',
} as const
