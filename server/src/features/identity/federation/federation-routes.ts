import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'
import { findAccountById } from '../accounts/store-accounts.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { mountPages, signInExpired } from '../pages/mount-pages.ts'
import type { SignInInteractions } from '../sign-in/sign-in-interactions.ts'
import { seeBegun } from './begun-sign-ins.ts'
import type { FederatedSignIn, Refused } from './federated-sign-in.ts'
import { federationPages } from './federation-pages.ts'
import { findIdentityProvider, findIdentityProviderByDomain } from './find-provider.ts'
import { oidcCallbackPath } from './oidc-federation.ts'
import { samlAnswerPath, samlMetadataPath } from './saml-federation.ts'

type Needs = {
  readonly db: Database
  readonly pages: IdentityPages
  readonly contactEmail: string
  readonly interactions: SignInInteractions
  readonly federation: FederatedSignIn
}

const Text = z.catch(z.string(), '')
const Query = z.object({ email: Text, state: Text })
const SamlAnswer = z.object({ SAMLResponse: Text, RelayState: Text })
const Metadata = z.object({ providerId: z.string() })
const samlAnswerBytes = 512 * 1024

/** Signing in through a customer's own identity provider: there, and back. */
export function mountFederation(
  app: FastifyInstance,
  { db, pages, contactEmail, interactions, federation }: Needs,
): void {
  const own = federationPages(pages, contactEmail)

  mountPages(app, pages, (scope, send) => {
    const refuse = (reply: FastifyReply, { refused, provider }: Refused, again: string) =>
      send(reply, refused === 'unreachable' ? 502 : 403, own.refused(refused, provider.companyName, again))

    scope.get(`${signInPath}/:uid/sso`, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      const { email } = Query.parse(request.query)
      const provider = await findIdentityProviderByDomain(db, email.slice(email.lastIndexOf('@') + 1))
      if (!provider) return reply.redirect(action, 303)
      const begun = await federation.begin(provider, uid, email)
      if ('refused' in begun) return refuse(reply, begun, action)
      // A browser applies form-action to every redirect after a form, so that one to elsewhere would not get through.
      reply.header('refresh', `0;url=${begun.url}`)
      return send(reply, 200, own.leaving(provider.companyName, begun.url))
    })

    // The cookie of a sign-in is of its own path, and absent from another site's post: one more step leads to it.
    scope.get(oidcCallbackPath, async (request, reply) => {
      const { state } = Query.parse(request.query)
      const begun = await seeBegun(db, state)
      if (!begun) throw signInExpired()
      return reply.redirect(`${signInPath}/${begun.uid}/federated${queryOf(request)}`, 303)
    })

    scope.post(samlAnswerPath, { bodyLimit: samlAnswerBytes }, async (request, reply) => {
      const { SAMLResponse, RelayState } = SamlAnswer.parse(request.body ?? {})
      const taken = await federation.takeSamlAnswer(RelayState, SAMLResponse)
      if (!taken) throw signInExpired()
      if ('refused' in taken) return refuse(reply, taken, '/')
      const query = new URLSearchParams({ state: taken.state })
      return reply.redirect(`${signInPath}/${taken.uid}/federated?${query}`, 303)
    })

    scope.get(`${signInPath}/:uid/federated`, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      const origin = { requestId: request.id, ip: request.ip }
      const outcome = await federation.complete(uid, new URLSearchParams(queryOf(request)), origin)
      if (!outcome) throw signInExpired()
      if ('refused' in outcome) return refuse(reply, outcome, action)
      const account = await findAccountById(db, outcome.accountId)
      if (!account) throw signInExpired()
      return reply.redirect(await interactions.finish(request, reply, account, ['fed']), 303)
    })

    scope.get(samlMetadataPath(':providerId'), async (request, reply) => {
      const provider = await findIdentityProvider(db, Metadata.parse(request.params).providerId.replaceAll('\0', ''))
      if (provider?.kind !== 'SAML') return send(reply, 404, pages.problem('404'))
      return reply.type('application/samlmetadata+xml').send(await federation.samlMetadata(provider))
    })
  })
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')
