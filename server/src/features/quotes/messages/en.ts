/** What the server itself says about quotes. */
export const messages = {
  required: 'Required',
  turnaround: (days: number) => `${days === 1 ? 'One business day' : `${days} business days`} after acceptance`,
  noSuchLanguage: 'This language is not offered',
  pairTwice: 'This pair of languages is there twice',
  tooMuch: 'This is more than a quote can be about',
} as const
