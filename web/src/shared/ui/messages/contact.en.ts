export const en = {
  writeTo: 'Write to {email}',
  backHome: 'Back to home',
  needHelp: 'Need help?',
  needHelpText: 'Email or call us.',
} as const
