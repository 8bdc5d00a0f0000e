import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityPages } from '../pages/identity-pages.ts'

/** The pages of a sign-out. The portal proves by the id token that the one who is signed in wants to go. */
export const signOutFeature = (pages: IdentityPages) => ({
  enabled: true,
  logoutSource: async (context: KoaContextWithOIDC, form: string) => {
    context.body = pages.signOut(form, hintedAccount(context) === context.oidc.session?.accountId)
  },
  postLogoutSuccessSource: async (context: KoaContextWithOIDC) => {
    context.type = 'html'
    context.body = pages.signedOut()
  },
})

function hintedAccount({ oidc }: KoaContextWithOIDC): string | undefined {
  const { IdTokenHint } = oidc.entities as { IdTokenHint?: { payload: { sub?: string } } }
  return IdTokenHint?.payload.sub
}
