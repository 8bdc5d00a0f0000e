/** Headings and labels. Apart from the rest, because pages of clients do without. */
export const priceUnitHeadings = {
  units_WORD: 'Words',
  units_PAGE: 'Pages',
  units_HOUR: 'Hours',
  units_MINUTE: 'Minutes',
  pricePer_WORD: 'Price per word',
  pricePer_PAGE: 'Price per page',
  pricePer_HOUR: 'Price per hour',
  pricePer_MINUTE: 'Price per minute',
} as const
