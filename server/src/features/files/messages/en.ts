/** What the server itself says about uploads. */
export const messages = {
  formFull: (files: number) => `At most ${files} files can be uploaded with one form. Ask for another form.`,
  formUnknown: 'This form is good for no more uploads, or the file was sent with a request already.',
} as const
