/** An OpenID issuer that the provider uses instead of the embedded one. */
export type ExternalIssuer = {
  /** Exactly as in the `iss` claim of its tokens. */
  readonly issuer: string
  readonly clientId: string
  /** The claims that hold the roles and the client groups. */
  readonly groupsClaim: string
  readonly externalGroupsClaim: string
}
