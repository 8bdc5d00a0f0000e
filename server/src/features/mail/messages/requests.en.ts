/** The letters a request sends on its way. */
export const messages = {
  number: 'Number',
  name: 'Name',
  open: 'Open the request',
  received: {
    subject: (number: string) => `We have your request ${number}`,
    preview: 'What happens next, and where you can follow it.',
    title: (firstName: string) => `Thank you, ${firstName}`,
    quote: 'We have received your request for a quote. Our quote team will follow up within 1 business day.',
    project: 'We have received your request for a translation. You will be contacted within 24 hours.',
  },
  rejected: {
    subject: (number: string) => `We cannot use the files of ${number}`,
    preview: 'What is wrong with them, and what you can do.',
    title: 'Some files cannot be used',
    lead: 'We looked at the files you sent and had to turn these away:',
    next: 'Please mend them and send the request again. If you think they are fine, answer this mail: we will look at them ourselves.',
  },
  cancelled: {
    subject: (number: string) => `${number} is called off`,
    preview: 'Nobody will work on it any further.',
    title: 'Your request is called off',
    lead: 'Nobody will work on it any further, and nothing will be charged for it.',
    reason: 'Reason',
  },
  rejections: {
    EMPTY: 'the file is empty',
    TOO_LARGE: 'the file is too large',
    UNREADABLE: 'the file is damaged or cannot be read',
    PASSWORD_PROTECTED: 'the file is protected by a password',
    MACROS: 'the file contains macros',
    ARCHIVE_BOMB: 'the file unpacks to more than it should',
    UNSAFE_CONTENT: 'the file contains something that is not safe to open',
    TYPE_MISMATCH: 'the content is of another kind than the name says',
    UNSUPPORTED_TYPE: 'files of this kind cannot be translated',
    MALWARE: 'the file contains malware',
  },
} as const
