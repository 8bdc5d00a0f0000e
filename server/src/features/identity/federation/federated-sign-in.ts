import type { Origin } from '../../../platform/http/serve.ts'
import type { Log } from '../../../platform/log.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import type { ExternalPerson } from './external-person.ts'
import { findIdentityProvider, type IdentityProvider, type SamlProvider } from './find-provider.ts'
import { type JoinRefusalReason, joinAccount } from './join-account.ts'
import { oidcFederation } from './oidc-federation.ts'
import {
  consumePendingFederation,
  newState,
  type PendingFederation,
  peekPendingFederation,
  savePendingFederation,
} from './pending-federations.ts'
import { samlFederation } from './saml-federation.ts'

export type RefusalReason = JoinRefusalReason | 'declined' | 'unreachable' | 'notAccepted' | 'noAddress'
export type FederationRefusal = { readonly refused: RefusalReason; readonly provider: IdentityProvider }

type Needs = { readonly db: Database; readonly origin: string; readonly box: SecretBox; readonly log: Log }

export type FederatedSignIn = ReturnType<typeof federatedSignIn>

/**
 * Signs people in through a client's OpenID or SAML provider. Methods return undefined if the sign-in expired or was
 * not started here.
 */
export function federatedSignIn({ db, origin, box, log }: Needs) {
  const oidc = oidcFederation({ origin, box })
  const saml = samlFederation({ db, origin })

  const refuse = (refused: RefusalReason, provider: IdentityProvider, err?: unknown): FederationRefusal => {
    if (err) log.warn({ err, identityProvider: provider.id }, 'a sign-in elsewhere failed')
    return { refused, provider }
  }

  return {
    /** Returns the address to redirect the browser to. */
    async begin(
      provider: IdentityProvider,
      uid: string,
      email: string,
    ): Promise<{ readonly url: string } | FederationRefusal> {
      const state = newState()
      try {
        const { url, ...secrets } =
          provider.kind === 'OIDC' ? await oidc.begin(provider, state, email) : await saml.begin(provider, state)
        await savePendingFederation(db, state, { uid, providerId: provider.id, ...secrets })
        return { url }
      } catch (error) {
        return refuse('unreachable', provider, error)
      }
    },

    /**
     * Verifies a posted SAML response. Stores the person under a new state until the browser proves by its cookie that
     * it started the sign-in.
     */
    async takeSamlAnswer(relayState: string, answer: string) {
      const pending = await peekPendingFederation(db, relayState)
      const provider = pending && (await findIdentityProvider(db, pending.providerId))
      if (provider?.kind !== 'SAML' || !pending?.requestId) return undefined
      let person: ExternalPerson | undefined
      try {
        person = await saml.complete(provider, pending, answer)
      } catch (error) {
        return refuse('notAccepted', provider, error)
      }
      if (!(await consumePendingFederation(db, relayState))) return undefined
      if (!person) return refuse('noAddress', provider)
      const state = newState()
      await savePendingFederation(db, state, { uid: pending.uid, providerId: provider.id, person })
      return { uid: pending.uid, state }
    },

    async complete(uid: string, answer: URLSearchParams, from: Origin) {
      const state = answer.get('state') ?? ''
      const pending = await consumePendingFederation(db, state)
      const provider = pending && (await findIdentityProvider(db, pending.providerId))
      if (!provider || pending?.uid !== uid) return undefined
      const person = await resolvePerson(provider, pending, state, answer)
      if ('refused' in person) return person
      const result = await joinAccount(db, provider, person, from)
      return 'refused' in result ? refuse(result.refused, provider) : result
    },

    samlMetadata: (provider: SamlProvider) => saml.metadata(provider),
  }

  async function resolvePerson(
    provider: IdentityProvider,
    pending: PendingFederation,
    state: string,
    answer: URLSearchParams,
  ): Promise<ExternalPerson | FederationRefusal> {
    if (provider.kind === 'SAML') return pending.person ?? refuse('notAccepted', provider)
    if (answer.has('error')) return refuse('declined', provider)
    try {
      return (await oidc.complete(provider, pending, state, answer)) ?? refuse('noAddress', provider)
    } catch (error) {
      return refuse('notAccepted', provider, error)
    }
  }
}
