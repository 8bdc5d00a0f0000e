import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

export const newKeyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

export type SamlAnswerOptions = {
  readonly email: string
  readonly subject?: string
  readonly subjectFormat?: string
  readonly groups?: readonly string[]
  readonly audience?: string
  readonly recipient?: string
  readonly issuer?: string
  readonly privateKey?: string
  /** Seconds from now. */
  readonly expiresIn?: number
  readonly inResponseTo?: string
  /** Hash names of the signature and the digest. */
  readonly signedWith?: 'sha1' | 'sha256'
  readonly digestedWith?: 'sha1' | 'sha256'
}

type Parties = {
  readonly issuer: string
  readonly audience: string
  readonly recipient: string
  readonly privateKey: string
  readonly inResponseTo: string
}

/** Reads the id and relay state of a SAML request that we sent by redirect. */
export function readSamlRequest(url: string) {
  const { searchParams } = new URL(url)
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
  return { id: /\sID="([^"]+)"/.exec(xml)?.[1] ?? '', relayState: searchParams.get('RelayState') ?? '', xml }
}

/**
 * Builds a response with a signed assertion. Every element is written in canonical form (ordered attributes, no
 * self-closing tags), so that its bytes can be digested as they are.
 */
export function samlAnswer(parties: Parties, options: SamlAnswerOptions): string {
  const values = { ...parties, ...options }
  const id = `_${randomBytes(16).toString('hex')}`
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const end = at(values.expiresIn ?? 120)
  const format = values.subjectFormat ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
  const attribute = (name: string, values: readonly string[]) =>
    `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`
  const head = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" IssueInstant="${at(0)}" Version="2.0"><saml:Issuer>${values.issuer}</saml:Issuer>`
  const rest = `<saml:Subject><saml:NameID Format="${format}">${values.subject ?? `of-${values.email}`}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${values.inResponseTo}" NotOnOrAfter="${end}" Recipient="${values.recipient}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(-10)}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${values.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('email', [values.email])}${attribute('displayName', ['Sam van Saml'])}${attribute('groups', values.groups ?? ['buyers', 'ADMIN'])}</saml:AttributeStatement></saml:Assertion>`
  const assertion = head + signatureOf(id, head + rest, values) + rest
  const response = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomBytes(16).toString('hex')}" InResponseTo="${values.inResponseTo}" IssueInstant="${at(0)}" Version="2.0"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${values.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertion}</samlp:Response>`
  return Buffer.from(response).toString('base64')
}

const xmldsig = 'http://www.w3.org/2000/09/xmldsig#'
const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#'

const names = {
  signature: { sha1: `${xmldsig}rsa-sha1`, sha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' },
  digest: { sha1: `${xmldsig}sha1`, sha256: 'http://www.w3.org/2001/04/xmlenc#sha256' },
}

type Signing = Pick<SamlAnswerOptions, 'signedWith' | 'digestedWith'> & { readonly privateKey: string }

function signatureOf(id: string, assertion: string, signing: Signing): string {
  const { privateKey, signedWith = 'sha256', digestedWith = 'sha256' } = signing
  const digest = createHash(digestedWith).update(assertion).digest('base64')
  const inside = `<ds:CanonicalizationMethod Algorithm="${canonical}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${names.signature[signedWith]}"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${xmldsig}enveloped-signature"></ds:Transform><ds:Transform Algorithm="${canonical}"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="${names.digest[digestedWith]}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`
  const signed = createSign(`RSA-${signedWith.toUpperCase()}`)
    .update(`<ds:SignedInfo xmlns:ds="${xmldsig}">${inside}`)
    .sign(privateKey, 'base64')
  return `<ds:Signature xmlns:ds="${xmldsig}"><ds:SignedInfo>${inside}<ds:SignatureValue>${signed}</ds:SignatureValue></ds:Signature>`
}
