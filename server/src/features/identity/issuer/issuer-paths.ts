/** The issuer's only OAuth client: the portal itself. */
export const clientId = 'portal'
export const issuerPath = '/oidc'
export const signInPath = '/signIn'
