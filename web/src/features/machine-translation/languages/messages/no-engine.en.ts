/** What is said where only people translate the chosen languages. */
export const en = {
  pair: 'No engine here translates {source} into {targets}.',
  from: 'No engine here translates from {source}.',
  into: 'No engine here translates into {targets}.',
  same: 'Both languages are the same.',
  chooseAnother: 'Choose another language.',
  textToPeople: 'Our translators can do it. Your text and languages go with the request.',
  filesToPeople: 'Our translators can do it. Your files and languages go with the request.',
  translateOthers: 'Translate into {names} now',
  request: 'Request human translation',
  waitingForFiles: 'Uploading files…',
} as const
