/** Prices and quantities in their units, for pages and documents. */
export const priceUnitTexts = {
  flatPrice: 'Flat price',
  minimumCharge: 'Minimum charge',
  count_WORD: { one: '{count} word', other: '{count} words' },
  count_PAGE: { one: '{count} page', other: '{count} pages' },
  count_HOUR: { one: '{count} hour', other: '{count} hours' },
  count_MINUTE: { one: '{count} minute', other: '{count} minutes' },
  amountPer_WORD: '{price} per word',
  amountPer_PAGE: '{price} per page',
  amountPer_HOUR: '{price} per hour',
  amountPer_MINUTE: '{price} per minute',
} as const
