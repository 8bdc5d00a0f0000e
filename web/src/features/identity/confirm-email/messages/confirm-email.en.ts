export const en = {
  title: 'Email confirmation',
  question: 'Please confirm that {email} is your email address.',
  confirm: 'Confirm my email address',
  confirming: 'Confirming your email address…',
  confirmed: 'Your email address is confirmed.',
  signIn: 'Sign in',
  invalid: 'Invalid email confirmation URL',
  failed: 'Your email address could not be confirmed',
  newLink:
    'A link is valid once and for 24 hours. If you have confirmed your address before, just sign in. Otherwise sign in to get a new link.',
} as const
