/** Descriptions of the tags. */
export const tagWords: Readonly<Record<string, string>> = {
  accounts: 'The signed-in user, what they may use and whom they act for.',
  clients: 'Organizations that order translations: their settings, their own form fields and their languages.',
  demo: 'Only where the demo provider is loaded.',
  desk: 'What staff do with requests: take in, price, assign, deliver, check, complete.',
  files: 'Uploads, before they belong to a request.',
  'machine-translation': 'Texts and files translated by machine, and the glossaries that guide it.',
  organization: 'The users of an organization, for its managers.',
  procurement: 'Sessions that procurement systems open for their buyers, carts that go back, and purchase orders.',
  provider: "The language-services provider's own name, pages and portals.",
  quotes: 'What a request costs, before and after it is sent, and the answer of the client.',
  reference: 'Languages, countries and provinces.',
  requests: 'Requests for quotes and translations, from the first file to the deliverables.',
  security: 'How the signed-in user signs in, and where.',
  'sign-up': 'Making an account and proving an e-mail address.',
  statistics: 'Figures and lists of the staff dashboards.',
  'ui-logs': 'What went wrong in a browser.',
}
