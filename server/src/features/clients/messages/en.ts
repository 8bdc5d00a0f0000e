/** What is wrong with the pattern of a custom field. */
export const messages = {
  patternInvalid: 'This is not a valid pattern',
  patternNotLinear: 'Patterns cannot look ahead or behind, refer back to a group, or repeat more than 1,000 times',
} as const
