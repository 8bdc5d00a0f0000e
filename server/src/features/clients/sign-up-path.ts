type Joinable = { readonly clientId: number; readonly signUpToken: string }

/** The page where people of the client create their accounts. */
export const signUpPath = ({ clientId, signUpToken }: Joinable): string =>
  `/signUp/${[btoa(String(clientId)), signUpToken].map(encodeURIComponent).join('/')}`
