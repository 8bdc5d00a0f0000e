/** The language of a quote and of the terms it is accepted under, until accounts and visitors have one of their own. */
export const documentLocale = 'en-US'
