/** A score in one word. */
export const en = {
  poor: 'Poor',
  rough: 'Rough',
  fair: 'Fair',
  good: 'Good',
  veryGood: 'Very good',
  stars: '{score} of {best} stars',
} as const
