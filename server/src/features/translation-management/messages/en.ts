/** What the server itself says about handing requests over. */
export const messages = {
  reasons: {
    CLEAN_UP_FORMATTING: 'Clean up formatting',
    NEED_HUMAN_TRANSLATION: 'Human translation needed',
    OTHER: 'Other',
  },
  notSubmitted: 'We could not hand the request over to our translators.',
  systemRefused: 'Their system did not take it.',
  systemDown: 'Their system did not answer.',
  storeDown: 'The place where we keep files did not answer.',
  fileLost: 'A file is no longer where we keep it.',
  calledOffThere: 'Our translators called the order off.',
  expired: 'The quote expired.',
  opening: 'Opening your translation dashboard',
  goOn: 'Continue',
  notOpened: 'The dashboard could not be opened',
  linkUsed: 'This link has expired or was used already.',
  unknownThere: 'Your account is not known there yet. Please contact us.',
  unforeseen: 'Something happened that we did not foresee.',
} as const
