/** Where id tokens come from. The api client asks here, so that it needs to know nothing of the identity provider. */
export type IdTokens = {
  /** Empty when nobody is signed in. */
  current(): Promise<string>
  /** A newer token than the refused one, or empty when the session is over. */
  renew(refused: string): Promise<string>
}

const nobody: IdTokens = { current: async () => '', renew: async () => '' }

let source: IdTokens = nobody

export const takeIdTokensFrom = (next: IdTokens | null): void => {
  source = next ?? nobody
}

export const idTokens: IdTokens = {
  current: () => source.current(),
  renew: (refused) => source.renew(refused),
}
