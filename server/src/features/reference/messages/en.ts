/** What a caller reads about the places of an address. */
export const messages = {
  required: 'Required',
  noSuchCountry: 'There is no such country',
  provinceElsewhere: 'This province is not in the country',
} as const
