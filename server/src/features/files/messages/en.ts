/** What the server itself says about uploads. */
export const messages = {
  overQuota: {
    account: (megabytes: number) =>
      `At most ${megabytes} MB of your uploads may wait to be sent with a request. Send your request first, or try again tomorrow.`,
    network: (megabytes: number) =>
      `At most ${megabytes} MB of uploads from your network may wait to be sent with a request. Send your request first, or try again tomorrow.`,
  },
  noRoom: 'There is no room for uploads right now. Please try again in an hour.',
  tooLargeFile: (megabytes: number) => `At most ${megabytes} MB per file can be uploaded.`,
  formFull: (files: number) => `At most ${files} files can be uploaded with one form. Ask for another form.`,
  formUnknown: 'This form is good for no more uploads, or the file was sent with a request already.',
} as const
