/** The form and the list of the file tab. */
export const en = {
  files: 'Files',
  filesRequired: 'Add at least one file',
  pdfNote: 'A PDF comes back as a Word document and as a PDF, with its headings, lists, tables and images.',
  targetsHelp: { one: 'Up to {count} language.', other: 'Up to {count} languages.' },
  sourceFirst: 'Choose the source language first.',
  englishOnly: 'Files in {source} are translated into {target} only.',
  requestName: 'Name of the request',
  nameOfFile: 'As the first file',
  translate: 'Translate',
  sending: 'Sending…',
  uploadsFailed: 'Some files could not be uploaded. Try them again or remove them.',
  disclaimer: 'Machine translation can contain errors. Ask for a human expert where it matters.',
  staysHere: 'Your files are translated on our own machines and are not sent to other services.',
  charactersLeft: {
    one: 'Your organization has {count:number} character left for today.',
    other: 'Your organization has {count:number} characters left for today.',
  },
  noRequests: 'You have not translated any files yet. Add one above and follow it here.',
} as const
