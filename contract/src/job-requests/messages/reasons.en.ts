/** Why the portal itself ended a request, or a client started it again. History and audit log keep the English sentences. */
export const en = {
  noFilesCame: 'No files arrived within a day.',
  notScreened: 'We could not check the files.',
  notCounted: 'We could not count the words of the files.',
  notTaken: 'These files cannot be taken: {files}.',
  notTranslated: 'None of the files could be translated.',
  notProcessed: 'None of the files could be processed.',
  noVerdict: 'The virus scanner gave no verdict.',
  notSubmitted: 'We could not hand the request over to our translators.',
  systemRefused: 'Their system did not accept it.',
  systemDown: 'Their system did not answer.',
  calledOffThere: 'Our translators canceled the order.',
  fileLost: 'A file is missing from our storage.',
  storeDown: 'Our file storage did not answer.',
  unforeseen: 'Something unexpected happened.',
  newQuoteRequested: 'A new quote was requested.',
} as const
