import type { Origin } from '../../../platform/http/serve.ts'
import type { Log } from '../../../platform/log.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import { type BegunSignIn, keepBegun, newState, seeBegun, takeBegun } from './begun-sign-ins.ts'
import type { ExternalPerson } from './external-person.ts'
import { findIdentityProvider, type IdentityProvider, type SamlProvider } from './find-provider.ts'
import { type JoinRefusal, joinAccount } from './join-account.ts'
import { oidcFederation } from './oidc-federation.ts'
import { samlFederation } from './saml-federation.ts'

export type RefusalReason = JoinRefusal | 'declined' | 'unreachable' | 'notAccepted' | 'noAddress'
export type Refused = { readonly refused: RefusalReason; readonly provider: IdentityProvider }

type Needs = { readonly db: Database; readonly origin: string; readonly box: SecretBox; readonly log: Log }

export type FederatedSignIn = ReturnType<typeof federatedSignIn>

/** A sign-in through a customer's own provider, whatever it speaks. Undefined: it has expired, or was never begun here. */
export function federatedSignIn({ db, origin, box, log }: Needs) {
  const oidc = oidcFederation({ origin, box })
  const saml = samlFederation({ db, origin })

  const refuse = (refused: RefusalReason, provider: IdentityProvider, err?: unknown): Refused => {
    if (err) log.warn({ err, identityProvider: provider.id }, 'a sign-in elsewhere failed')
    return { refused, provider }
  }

  return {
    /** Answers where to send the browser. */
    async begin(provider: IdentityProvider, uid: string, email: string): Promise<{ readonly url: string } | Refused> {
      const state = newState()
      try {
        const { url, ...asked } =
          provider.kind === 'OIDC' ? await oidc.begin(provider, state, email) : await saml.begin(provider, state)
        await keepBegun(db, state, { uid, providerId: provider.id, ...asked })
        return { url }
      } catch (error) {
        return refuse('unreachable', provider, error)
      }
    },

    /** Reads what a SAML provider posted; who it is waits under a new state until the browser shows its cookie. */
    async takeSamlAnswer(relayState: string, answer: string) {
      const begun = await seeBegun(db, relayState)
      const provider = begun && (await findIdentityProvider(db, begun.providerId))
      if (provider?.kind !== 'SAML' || !begun?.requestId) return undefined
      let person: ExternalPerson | undefined
      try {
        person = await saml.complete(provider, begun, answer)
      } catch (error) {
        return refuse('notAccepted', provider, error)
      }
      if (!(await takeBegun(db, relayState))) return undefined
      if (!person) return refuse('noAddress', provider)
      const state = newState()
      await keepBegun(db, state, { uid: begun.uid, providerId: provider.id, person })
      return { uid: begun.uid, state }
    },

    async complete(uid: string, answer: URLSearchParams, from: Origin) {
      const state = answer.get('state') ?? ''
      const begun = await takeBegun(db, state)
      const provider = begun && (await findIdentityProvider(db, begun.providerId))
      if (!provider || begun?.uid !== uid) return undefined
      const person = await personOf(provider, begun, state, answer)
      if ('refused' in person) return person
      const joined = await joinAccount(db, provider, person, from)
      return 'refused' in joined ? refuse(joined.refused, provider) : joined
    },

    samlMetadata: (provider: SamlProvider) => saml.metadata(provider),
  }

  async function personOf(
    provider: IdentityProvider,
    begun: BegunSignIn,
    state: string,
    answer: URLSearchParams,
  ): Promise<ExternalPerson | Refused> {
    if (provider.kind === 'SAML') return begun.person ?? refuse('notAccepted', provider)
    if (answer.has('error')) return refuse('declined', provider)
    try {
      return (await oidc.complete(provider, begun, state, answer)) ?? refuse('noAddress', provider)
    } catch (error) {
      return refuse('notAccepted', provider, error)
    }
  }
}
