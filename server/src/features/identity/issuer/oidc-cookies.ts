import type { Configuration } from 'oidc-provider'

/**
 * Each sign-in has its own cookie path, so that tabs do not share it. A `__Host-` cookie needs the root path, so only
 * the session is one.
 */
export const cookies = (keys: readonly string[], isSecure: boolean): NonNullable<Configuration['cookies']> => ({
  keys: [...keys],
  ...(isSecure && {
    names: { session: '__Host-session', interaction: '__Secure-sign-in', resume: '__Secure-sign-in-resume' },
  }),
  long: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
  short: { httpOnly: true, sameSite: 'lax', secure: isSecure },
})
