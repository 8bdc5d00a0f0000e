import type { Configuration } from 'oidc-provider'

/** A path of its own for each sign-in keeps the tabs of one browser apart, so only the session may be a `__Host-` cookie. */
export const cookies = (keys: readonly string[], isSecure: boolean): NonNullable<Configuration['cookies']> => ({
  keys: [...keys],
  ...(isSecure && {
    names: { session: '__Host-session', interaction: '__Secure-sign-in', resume: '__Secure-sign-in-resume' },
  }),
  long: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
  short: { httpOnly: true, sameSite: 'lax', secure: isSecure },
})
