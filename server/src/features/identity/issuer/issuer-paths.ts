/** The one client of our issuer: the portal itself. */
export const clientId = 'portal'
export const issuerPath = '/oidc'
export const signInPath = '/signIn'
