import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { issuerLocale } from './issuer-locale.ts'

/** The sign-out pages. The portal sends the id token as a hint, so its sign-outs need no confirmation. */
export const signOutFeature = (pages: IdentityPages) => ({
  enabled: true,
  logoutSource: async (context: KoaContextWithOIDC, form: string) => {
    const page = await pages.inLocale(issuerLocale(context))
    context.body = page.signOut(form, hintedAccount(context) === context.oidc.session?.accountId)
  },
  postLogoutSuccessSource: async (context: KoaContextWithOIDC) => {
    context.type = 'html'
    context.body = (await pages.inLocale(issuerLocale(context))).signedOut()
  },
})

function hintedAccount({ oidc }: KoaContextWithOIDC): string | undefined {
  const { IdTokenHint } = oidc.entities as { IdTokenHint?: { payload: { sub?: string } } }
  return IdTokenHint?.payload.sub
}
