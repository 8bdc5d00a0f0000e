import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'
import { findAccountById } from '../accounts/store-accounts.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { mountPages, signInExpired } from '../pages/mount-pages.ts'
import type { SignInInteractions } from '../sign-in/sign-in-interactions.ts'
import type { FederatedSignIn, FederationRefusal } from './federated-sign-in.ts'
import { leavingPage, refusedPage } from './federation-pages.ts'
import { findIdentityProvider, findIdentityProviderByDomain } from './find-provider.ts'
import { oidcCallbackPath } from './oidc-federation.ts'
import { peekPendingFederation } from './pending-federations.ts'
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

/** The redirect to a client's identity provider and the way back. */
export function mountFederation(
  app: FastifyInstance,
  { db, pages, contactEmail, interactions, federation }: Needs,
): void {
  mountPages(app, pages, (scope, send) => {
    const refuse = (reply: FastifyReply, { refused, provider }: FederationRefusal, again: string) =>
      send(reply, refused === 'unreachable' ? 502 : 403, (page) =>
        refusedPage(page, { reason: refused, company: provider.companyName, contact: contactEmail }, again),
      )

    scope.get(`${signInPath}/:uid/sso`, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      const { email } = Query.parse(request.query)
      const provider = await findIdentityProviderByDomain(db, email.slice(email.lastIndexOf('@') + 1))
      if (!provider) return reply.redirect(action, 303)
      const started = await federation.begin(provider, uid, email)
      if ('refused' in started) return refuse(reply, started, action)
      // Browsers apply the form-action policy to redirects after a form post, which would block a redirect to another
      // origin. Use a refresh instead.
      reply.header('refresh', `0;url=${started.url}`)
      return send(reply, 200, (page) => leavingPage(page, provider.companyName, started.url))
    })

    // The sign-in cookie is bound to its own path and is not sent with cross-site posts, so redirect once more to a
    // path that receives it.
    scope.get(oidcCallbackPath, async (request, reply) => {
      const { state } = Query.parse(request.query)
      const started = await peekPendingFederation(db, state)
      if (!started) throw signInExpired()
      return reply.redirect(`${signInPath}/${started.uid}/federated${queryString(request)}`, 303)
    })

    scope.post(samlAnswerPath, { bodyLimit: samlAnswerBytes }, async (request, reply) => {
      const { SAMLResponse, RelayState } = SamlAnswer.parse(request.body ?? {})
      const accepted = await federation.takeSamlAnswer(RelayState, SAMLResponse)
      if (!accepted) throw signInExpired()
      if ('refused' in accepted) return refuse(reply, accepted, '/')
      const query = new URLSearchParams({ state: accepted.state })
      return reply.redirect(`${signInPath}/${accepted.uid}/federated?${query}`, 303)
    })

    scope.get(`${signInPath}/:uid/federated`, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      const origin = { requestId: request.id, ip: request.ip }
      const outcome = await federation.complete(uid, new URLSearchParams(queryString(request)), origin)
      if (!outcome) throw signInExpired()
      if ('refused' in outcome) return refuse(reply, outcome, action)
      const account = await findAccountById(db, outcome.accountId)
      if (!account) throw signInExpired()
      return reply.redirect(await interactions.finish(request, reply, account, ['fed']), 303)
    })

    scope.get(samlMetadataPath(':providerId'), async (request, reply) => {
      const provider = await findIdentityProvider(db, Metadata.parse(request.params).providerId.replaceAll('\0', ''))
      if (provider?.kind !== 'SAML') return send(reply, 404, (page) => page.problem('404'))
      return reply.type('application/samlmetadata+xml').send(await federation.samlMetadata(provider))
    })
  })
}

const queryString = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')
