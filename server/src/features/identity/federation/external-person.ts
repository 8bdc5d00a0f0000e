/** A person as described by a client's identity provider. */
export type ExternalPerson = {
  /** The provider's permanent id for the person. Email addresses can change or be reassigned. */
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Groups at the client. They never grant portal roles. */
  readonly groups: readonly string[]
}

type Attributes = Readonly<Record<string, unknown>>

/** Returns undefined if there is no email address: an account needs one. */
export function readPerson(
  subject: string,
  attributes: Attributes,
  names: { readonly email: readonly string[]; readonly groups: readonly string[] },
): ExternalPerson | undefined {
  const email = firstText(attributes, names.email, (text) => /^[^\s@]+@[^\s@]+$/.test(text))
  if (email === undefined) return undefined
  const [first = '', ...rest] = (firstText(attributes, wholeName) ?? '').split(/\s+/)
  return {
    subject,
    email: email.toLowerCase(),
    firstName: firstText(attributes, givenName) ?? first,
    lastName: firstText(attributes, familyName) ?? rest.join(' '),
    groups: textsOf(names.groups.map((name) => attributes[name]).find((value) => value !== undefined)),
  }
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const givenName = ['given_name', 'givenName', 'firstName', 'urn:oid:2.5.4.42', `${claims}/givenname`]
const familyName = ['family_name', 'surname', 'lastName', 'sn', 'urn:oid:2.5.4.4', `${claims}/surname`]
const wholeName = ['name', 'displayName', 'urn:oid:2.16.840.1.113730.3.1.241', `${claims}/name`]

function firstText(attributes: Attributes, names: readonly string[], isGood = (text: string) => text !== '') {
  const texts = names.flatMap((name) => textsOf(attributes[name]).map((text) => text.trim()))
  return texts.find((text) => isGood(text) && !text.includes('\0'))
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')
