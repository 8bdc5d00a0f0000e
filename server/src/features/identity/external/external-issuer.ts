/** An OpenID issuer of the provider's own choice, in place of the embedded one. */
export type ExternalIssuer = {
  /** To the letter as its tokens name it. */
  readonly issuer: string
  readonly clientId: string
  /** Which claim holds the roles, and which the groups of the customers. */
  readonly groupsClaim: string
  readonly externalGroupsClaim: string
}
