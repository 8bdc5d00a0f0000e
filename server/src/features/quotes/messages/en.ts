/** What the server itself says about quotes. */
export const messages = {
  required: 'Required',
  noSuchLanguage: 'This language is not offered',
  pairTwice: 'This pair of languages is there twice',
  tooMuch: 'This is more than a quote can be about',
} as const
