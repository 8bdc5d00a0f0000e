/** Server texts about requests. */
export const messages = {
  noFilesCame: 'No files arrived within a day.',
  notScreened: 'We could not check the files.',
  notTaken: (names: readonly string[]) => `These files cannot be taken: ${names.join(', ')}.`,
  notCounted: 'We could not count the words of the files.',
  fileLost: 'A file is no longer where we keep it.',
  storeDown: 'The place where we keep files did not answer.',
  noVerdict: 'The virus scanner gave no verdict.',
  unforeseen: 'Something happened that we did not foresee.',
} as const
