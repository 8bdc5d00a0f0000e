import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityPages } from '../pages/identity-pages.ts'

/** The sign-out pages. The portal sends the id token as a hint, so its sign-outs need no confirmation. */
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
