export const en = {
  title: 'E-mail confirmation',
  question: 'Please confirm that {email} is your e-mail address.',
  confirm: 'Confirm my e-mail address',
  confirming: 'Confirming your e-mail address…',
  confirmed: 'Your e-mail address is confirmed.',
  signIn: 'Sign in',
  invalid: 'Invalid email confirmation URL',
  failed: 'Your e-mail address could not be confirmed',
  newLink:
    'A link is valid once and for 24 hours. If you have confirmed your address before, just sign in. Otherwise sign in to get a new link.',
} as const
