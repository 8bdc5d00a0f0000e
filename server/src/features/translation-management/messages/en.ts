/** What the server itself says about handing requests over. */
export const messages = {
  reasons: {
    CLEAN_UP_FORMATTING: 'Clean up formatting',
    NEED_HUMAN_TRANSLATION: 'Human translation needed',
    OTHER: 'Other',
  },
  required: 'Required',
  unknownLanguage: 'This language is not offered',
  languageTwice: 'A language is there twice',
  notSubmitted: 'We could not hand the request over to our translators.',
  systemRefused: 'Their system did not take it.',
  systemDown: 'Their system did not answer.',
  fileLost: 'A file is no longer where we keep it.',
  unforeseen: 'Something happened that we did not foresee.',
} as const
