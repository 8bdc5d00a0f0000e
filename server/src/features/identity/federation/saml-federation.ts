import { randomBytes } from 'node:crypto'
import type { CacheProvider, Profile, SAML } from '@node-saml/node-saml'
import * as z from 'zod/mini'
import { lazy } from '../../../platform/lazy.ts'
import type { Database } from '../../../tables/database.ts'
import { consumeOneTime, peekOneTime, putOneTime } from '../codes/store-single-use.ts'
import { type ExternalPerson, readPerson } from './external-person.ts'
import type { SamlProvider } from './find-provider.ts'
import { type PendingFederation, pendingFederationSeconds } from './pending-federations.ts'
import { refuseWeakSignatures } from './refuse-weak-signatures.ts'

/** Where clients' providers post their responses (assertion consumer service). */
export const samlAnswerPath = '/signIn/sso/saml/acs'
export const samlMetadataPath = (providerId: string) => `/signIn/sso/saml/${providerId}/metadata`

const library = lazy(() => import('@node-saml/node-saml'))
const clockSkewMs = 60_000
const maxAgeMs = 10 * 60_000
/** Longer than any accepted assertion stays valid. */
const assertionKeptSeconds = 3600

/** Signs people in at a client's SAML 2.0 provider. Accepts only responses to our own requests, each of them once. */
export function samlFederation({ db, origin }: { readonly db: Database; readonly origin: string }) {
  const answerUrl = origin + samlAnswerPath

  /** Our entity id differs per provider, so that an assertion for one cannot be used with another. */
  async function createService(provider: SamlProvider, requestId?: string): Promise<SAML> {
    const { SAML, ValidateInResponseTo } = await library()
    const { entityId, entryPoint, certificates } = provider.settings
    const ourEntityId = origin + samlMetadataPath(provider.id)
    return new SAML({
      issuer: ourEntityId,
      audience: ourEntityId,
      callbackUrl: answerUrl,
      entryPoint,
      idpIssuer: entityId,
      idpCert: certificates,
      // Only the assertion must be signed; many providers sign nothing else.
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: pendingFederationSeconds * 1000,
      cacheProvider: requestCache(db),
      acceptedClockSkewMs: clockSkewMs,
      maxAssertionAgeMs: maxAgeMs,
      // The client decides how its people authenticate.
      disableRequestedAuthnContext: true,
      identifierFormat: null,
      ...(requestId && { generateUniqueId: () => requestId }),
    })
  }

  return {
    async begin(provider: SamlProvider, state: string) {
      const requestId = `_${randomBytes(20).toString('hex')}`
      const service = await createService(provider, requestId)
      return { url: await service.getAuthorizeUrlAsync(state, undefined, {}), requestId }
    },

    /** Throws if the response is forged, altered, meant for others, expired or already used. */
    async complete(
      provider: SamlProvider,
      pending: PendingFederation,
      answer: string,
    ): Promise<ExternalPerson | undefined> {
      refuseWeakSignatures(answer)
      const service = await createService(provider)
      const { profile } = await service.validatePostResponseAsync({ SAMLResponse: answer })
      if (!profile) throw new Error('The response has no subject.')
      const assertion = readAssertion(profile)
      if (profile.issuer !== provider.settings.entityId) throw new Error('The assertion is of another issuer.')
      // The envelope is not signed, so InResponseTo is read from the signed assertion.
      const isOurs = assertion.confirmations.some(
        ({ InResponseTo, Recipient }) => InResponseTo === pending.requestId && Recipient === answerUrl,
      )
      if (!isOurs || profile.inResponseTo !== pending.requestId) throw new Error('The answer is to another sign-in.')
      const isFirst = await putOneTime(db, `saml-assertion:${provider.id}:${assertion.id}`, {}, assertionKeptSeconds)
      if (!isFirst) throw new Error('The assertion was used before.')
      return toPerson(provider, profile)
    },

    /** The metadata document that the client's administrators import into their provider. */
    async metadata(provider: SamlProvider): Promise<string> {
      return (await createService(provider)).generateServiceProviderMetadata(null, null)
    },
  }
}

const Assertion = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string() }),
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.array(
          z.object({
            SubjectConfirmationData: z.tuple([
              z.object({ $: z.object({ InResponseTo: z.optional(z.string()), Recipient: z.optional(z.string()) }) }),
            ]),
          }),
        ),
      }),
    ]),
  }),
})

/** Reads the signed part only. */
function readAssertion(profile: Profile) {
  const { $, Subject } = Assertion.parse(profile.getAssertion?.()).Assertion
  return { id: $.ID, confirmations: Subject[0].SubjectConfirmation.map((one) => one.SubjectConfirmationData[0].$) }
}

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const emailNames = [
  ...['email', 'mail', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3'],
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const groupNames = ['groups', 'memberOf', 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups']

function toPerson({ settings }: SamlProvider, { nameID, nameIDFormat, attributes }: Profile) {
  if (!nameID || nameIDFormat === transient) throw new Error('The provider sends transient name ids.')
  return readPerson(
    nameID,
    { nameID, ...(attributes as object | undefined) },
    {
      email: settings.emailAttribute ? [settings.emailAttribute] : [...emailNames, 'nameID'],
      groups: settings.groupsAttribute ? [settings.groupsAttribute] : groupNames,
    },
  )
}

/** Keeps our open requests in the database, because any node may receive the response. */
function requestCache(db: Database): CacheProvider {
  const keyOf = (id: string) => `saml-request:${id.replaceAll('\0', '')}`
  const SentRequest = z.optional(z.object({ at: z.string() }))
  return {
    async saveAsync(id, at) {
      await putOneTime(db, keyOf(id), { at }, pendingFederationSeconds)
      return { value: at, createdAt: Date.now() }
    },
    getAsync: async (id) => SentRequest.parse(await peekOneTime(db, keyOf(id)))?.at ?? null,
    removeAsync: async (id) =>
      id === null ? null : (SentRequest.parse(await consumeOneTime(db, keyOf(id)))?.at ?? null),
  }
}
