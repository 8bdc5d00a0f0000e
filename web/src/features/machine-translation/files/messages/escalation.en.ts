/** The drawer that hands a request to human translators. */
export const en = {
  title: 'Request human translation',
  lead: 'Our translators get your source files, with the machine translation as reference. You see the result here.',
  projectName: 'Project name',
  locked: 'The language of your files cannot be changed.',
  reason: 'Reason',
  CLEAN_UP_FORMATTING: 'Clean up formatting',
  NEED_HUMAN_TRANSLATION: 'Human translation needed',
  OTHER: 'Other',
  otherReason: 'Your reason',
  notesHelp: 'Anything our translators should know.',
  estimate: 'Estimated price and time (not a final quote)',
  estimateNote: 'For all target languages of the request, at your organization’s rates.',
  send: 'Send to our translators',
  sent: 'Your files are on their way to our translators.',
} as const
