/** What the server itself says about requests. */
export const messages = {
  noFilesCame: 'No files arrived within a day.',
  fixedLanguages: 'The languages are fixed for this client',
  languageTwice: 'A language is there twice',
  languageNotOffered: 'This language is not offered',
  noWorkflows: 'There is no workflow to choose',
  noSuchWorkflow: 'There is no such workflow',
  wrongKind: 'The client does not take requests of this kind',
  required: 'Required',
  nameTwice: (name: string) => `A file named ${name} is already in the list.`,
  linkTwice: 'A link is there twice',
} as const
