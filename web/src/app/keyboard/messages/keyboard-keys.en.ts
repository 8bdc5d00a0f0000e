/** The keys of every page, loaded with their dialog. */
export const en = {
  rows: 'Next and previous row of a list, Enter opens it',
  goTo: 'Go to a page, an action or a request (signed in)',
  search: 'Search on this page',
  home: 'Go to the home page',
  help: 'Show these keys',
  switch: 'Use keyboard shortcuts',
  followedBy: 'then',
} as const
