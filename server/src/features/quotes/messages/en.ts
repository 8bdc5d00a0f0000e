/** What the server itself says about quotes. */
export const messages = {
  required: 'Required',
  noSuchLanguage: 'This language is not offered',
  pairTwice: 'This pair of languages is there twice',
  noSuchCountry: 'There is no such country',
  noSuchState: 'There is no such state in this country',
} as const
