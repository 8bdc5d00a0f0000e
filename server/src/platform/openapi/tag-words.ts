/** What the endpoints of a tag have in common. */
export const tagWords: Readonly<Record<string, string>> = {
  accounts: 'The signed-in user, what they may use and whom they act for.',
  clients: 'Organisations that order translations: their settings, their own form fields and their languages.',
  demo: 'Only where the demo provider is loaded.',
  files: 'Uploads, before they belong to a request.',
  organization: 'The users of an organisation, for those who manage it.',
  procurement: 'Sessions that procurement systems open for their buyers.',
  provider: "The language-services provider's own name, pages and portals.",
  reference: 'Languages, countries and provinces.',
  requests: 'Requests for quotes and translations, from the first file to the deliverables.',
  security: 'How the signed-in user signs in, and where.',
  'sign-up': 'Making an account and proving an e-mail address.',
  'ui-logs': 'What went wrong in a browser.',
}
