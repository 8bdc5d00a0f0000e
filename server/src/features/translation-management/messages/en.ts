/** Texts about handing requests over. */
export const messages = {
  reasons: {
    CLEAN_UP_FORMATTING: 'Clean up formatting',
    NEED_HUMAN_TRANSLATION: 'Human translation needed',
    OTHER: 'Other',
  },
  expired: 'The quote expired.',
  paid: 'Paid on',
  payment: 'payment',
  opening: 'Opening your translation dashboard',
  goOn: 'Continue',
  notOpened: 'The dashboard could not be opened',
  linkUsed: 'This link has expired or was already used.',
  unknownThere: 'Your account is not known there yet. Please contact us.',
} as const
