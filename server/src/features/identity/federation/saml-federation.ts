import { randomBytes } from 'node:crypto'
import type { CacheProvider, Profile, SAML } from '@node-saml/node-saml'
import * as z from 'zod/mini'
import { lazy } from '../../../platform/lazy.ts'
import type { Database } from '../../../tables/database.ts'
import { consumeOneTime, peekOneTime, putOneTime } from '../codes/store-single-use.ts'
import { type BegunSignIn, begunForSeconds } from './begun-sign-ins.ts'
import { type ExternalPerson, personFrom } from './external-person.ts'
import type { SamlProvider } from './find-provider.ts'
import { refuseWeakSignatures } from './refuse-weak-signatures.ts'

/** Where customers' providers post their answers. */
export const samlAnswerPath = '/signIn/sso/saml/acs'
export const samlMetadataPath = (providerId: string) => `/signIn/sso/saml/${providerId}/metadata`

const library = lazy(() => import('@node-saml/node-saml'))
const clockSkewMs = 60_000
const longestAgeMs = 10 * 60_000
/** Longer than any assertion is taken. */
const assertionKeptSeconds = 3600

/** Signs in at a customer's SAML 2.0 provider. Only answers to our own questions are taken, each of them once. */
export function samlFederation({ db, origin }: { readonly db: Database; readonly origin: string }) {
  const answerUrl = origin + samlAnswerPath

  /** Each provider knows us by another name, so that what one of them signs is of no use with another. */
  async function serviceFor(provider: SamlProvider, requestId?: string): Promise<SAML> {
    const { SAML, ValidateInResponseTo } = await library()
    const { entityId, entryPoint, certificates } = provider.settings
    const ourName = origin + samlMetadataPath(provider.id)
    return new SAML({
      issuer: ourName,
      audience: ourName,
      callbackUrl: answerUrl,
      entryPoint,
      idpIssuer: entityId,
      idpCert: certificates,
      // The signed assertion is what counts; many sign nothing else.
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: begunForSeconds * 1000,
      cacheProvider: requestsIn(db),
      acceptedClockSkewMs: clockSkewMs,
      maxAssertionAgeMs: longestAgeMs,
      // How people prove themselves there is the customer's to decide.
      disableRequestedAuthnContext: true,
      identifierFormat: null,
      ...(requestId && { generateUniqueId: () => requestId }),
    })
  }

  return {
    async begin(provider: SamlProvider, state: string) {
      const requestId = `_${randomBytes(20).toString('hex')}`
      const service = await serviceFor(provider, requestId)
      return { url: await service.getAuthorizeUrlAsync(state, undefined, {}), requestId }
    },

    /** Throws where the answer is forged, altered, meant for others, too old, or was here before. */
    async complete(provider: SamlProvider, begun: BegunSignIn, answer: string): Promise<ExternalPerson | undefined> {
      refuseWeakSignatures(answer)
      const service = await serviceFor(provider)
      const { profile } = await service.validatePostResponseAsync({ SAMLResponse: answer })
      if (!profile) throw new Error('The answer names nobody.')
      const assertion = readAssertion(profile)
      if (profile.issuer !== provider.settings.entityId) throw new Error('The assertion is of another issuer.')
      // The envelope is not signed: what counts is the question that the assertion itself answers.
      const isOurs = assertion.confirmations.some(
        ({ InResponseTo, Recipient }) => InResponseTo === begun.requestId && Recipient === answerUrl,
      )
      if (!isOurs || profile.inResponseTo !== begun.requestId) throw new Error('The answer is to another sign-in.')
      const isFirst = await putOneTime(db, `saml-assertion:${provider.id}:${assertion.id}`, {}, assertionKeptSeconds)
      if (!isFirst) throw new Error('The assertion was used before.')
      return personOf(provider, profile)
    },

    /** What the customer's administrators feed their provider with. */
    async metadata(provider: SamlProvider): Promise<string> {
      return (await serviceFor(provider)).generateServiceProviderMetadata(null, null)
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

/** Of the part that is signed. */
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

function personOf({ settings }: SamlProvider, { nameID, nameIDFormat, attributes }: Profile) {
  if (!nameID || nameIDFormat === transient) throw new Error('The provider names people anew each time.')
  return personFrom(
    nameID,
    { nameID, ...(attributes as object | undefined) },
    {
      email: settings.emailAttribute ? [settings.emailAttribute] : [...emailNames, 'nameID'],
      groups: settings.groupsAttribute ? [settings.groupsAttribute] : groupNames,
    },
  )
}

/** The questions we asked, in the database: any node may get the answer. */
function requestsIn(db: Database): CacheProvider {
  const keyOf = (id: string) => `saml-request:${id.replaceAll('\0', '')}`
  const Asked = z.optional(z.object({ at: z.string() }))
  return {
    async saveAsync(id, at) {
      await putOneTime(db, keyOf(id), { at }, begunForSeconds)
      return { value: at, createdAt: Date.now() }
    },
    getAsync: async (id) => Asked.parse(await peekOneTime(db, keyOf(id)))?.at ?? null,
    removeAsync: async (id) => (id === null ? null : (Asked.parse(await consumeOneTime(db, keyOf(id)))?.at ?? null)),
  }
}
