export const en = {
  title: 'Page not found',
  advice: 'The address may be mistyped, or what it led to is no longer there.',
  home: 'Go to the home page',
  desk: 'Go to the desk',
  requests: 'Your requests',
  help: 'Help',
} as const
