export const en = {
  title: 'E-mail confirmation',
  confirming: 'Confirming your e-mail address…',
  confirmed: 'Your e-mail address is confirmed.',
  signIn: 'Sign In',
  invalid: 'Invalid email confirmation URL',
  failed: 'Your e-mail address could not be confirmed',
  anew: 'A link is good for 24 hours. Sign in to have a new one sent to you.',
} as const
