/** Field errors of countries and provinces. */
export const messages = {
  required: 'Required',
  noSuchCountry: 'There is no such country',
  provinceElsewhere: 'This province is not in the country',
} as const
