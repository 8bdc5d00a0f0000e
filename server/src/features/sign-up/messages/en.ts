/** What a caller reads about a field of the sign-up. */
export const messages = {
  noSuchCountry: 'There is no such country',
  provinceRequired: 'Required',
  provinceElsewhere: 'This province is not in the country',
} as const
