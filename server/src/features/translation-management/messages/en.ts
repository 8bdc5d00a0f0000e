/** Texts about handing requests over. */
export const messages = {
  reasons: {
    CLEAN_UP_FORMATTING: 'Clean up formatting',
    NEED_HUMAN_TRANSLATION: 'Human translation needed',
    OTHER: 'Other',
  },
  notSubmitted: 'We could not hand the request over to our translators.',
  systemRefused: 'Their system did not accept it.',
  systemDown: 'Their system did not answer.',
  storeDown: 'Our file storage did not answer.',
  fileLost: 'A file is missing from our storage.',
  calledOffThere: 'Our translators canceled the order.',
  expired: 'The quote expired.',
  opening: 'Opening your translation dashboard',
  goOn: 'Continue',
  notOpened: 'The dashboard could not be opened',
  linkUsed: 'This link has expired or was already used.',
  unknownThere: 'Your account is not known there yet. Please contact us.',
  unforeseen: 'Something unexpected happened.',
} as const
