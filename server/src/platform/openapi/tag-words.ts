/** What the endpoints of a tag have in common. */
export const tagWords: Readonly<Record<string, string>> = {
  accounts: 'The signed-in user, what they may use and whom they act for.',
  clients: 'Organisations that order translations: their settings, their own form fields and their languages.',
  demo: 'Only where the demo provider is loaded.',
  files: 'Uploads, before they belong to a request.',
  provider: "The language-services provider's own name, pages and portals.",
  reference: 'Languages, countries and provinces.',
  'ui-logs': 'What went wrong in a browser.',
}
