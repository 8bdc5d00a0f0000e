export const en = {
  writeTo: 'Write to {email}',
  backHome: 'Back to home',
  needHelp: 'Need help?',
  needHelpText: 'E-mail or call us.',
} as const
