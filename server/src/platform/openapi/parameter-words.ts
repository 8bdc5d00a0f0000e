const flag = (provider: string): string => `true: only languages ${provider} has a code for; false: only the others.`

/** What a parameter of a path or a query means. One name means one thing in all of the API. */
export const parameterWords: Readonly<Record<string, string>> = {
  azureIdExists: flag('Azure'),
  category: 'PROJECT for fields of the request form, USER for fields of the sign-up form; in any case. Absent: both.',
  clientId: 'The number of the client.',
  contactId: 'The id of a user of the organisation, as listed by listOrganizationClientContacts.',
  contactEmail: 'The e-mail address of a contact of the client.',
  countryId: 'The number of a country, as listed by listCountries.',
  email: 'The e-mail address of that user; another one answers 404.',
  emailDomain: "The domain of the client's e-mail addresses: what comes after the @.",
  externalGroups: "Groups of the user at the customer's identity provider, joined by commas.",
  includeMfaStatus: 'true: tell whether an authenticator app is set up.',
  intentoIdExists: flag('Intento'),
  pageId: 'The name of the page.',
  passkeyId: 'The id of a passkey.',
  scope: 'PERSONAL for the own groups, ORGANIZATION for those of the client.',
  sessionId: 'The id of a session, as listed by listUserSessions.',
  smartMateIdExists: flag('SmartMATE'),
  to: 'Only mail to this e-mail address.',
  token: 'The token of a sign-up or create-project link of the client.',
  xl8DubbingIdExists: flag('XL8 dubbing'),
  xl8FileTranslationIdExists: flag('XL8 file translation'),
  xl8SyncIdExists: flag('XL8 sync'),
  xtrfIdExists: flag('XTRF'),
}
