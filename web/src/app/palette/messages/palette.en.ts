/** The palette that Ctrl+K opens. */
export const en = {
  title: 'Go to',
  prompt: 'Page, action or request',
  pages: 'Pages',
  actions: 'Actions',
  work: 'Requests',
  orders: 'Orders',
  glossaries: 'Glossaries',
  translationSettings: 'Machine translation settings',
  changePassword: 'Change password',
  useLight: 'Use the light theme',
  useDark: 'Use the dark theme',
  useSystem: 'Use the theme of the system',
  signOut: 'Sign out',
  nothing: 'Nothing found for “{search}”.',
  notSearched: 'The requests could not be searched.',
  found: { one: '{count} result', other: '{count} results' },
} as const
