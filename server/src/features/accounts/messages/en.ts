/** Field errors of language groups. */
export const messages = {
  otherScope: 'The scope of the group is not the scope it is saved to',
  sameName: 'There is another group of this name',
  noSuchLanguage: 'There is no such language',
} as const
