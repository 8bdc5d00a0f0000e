export const en = {
  filesAndMessages: 'Files and messages',
  explain: 'To see your files and messages, enter the code that we email to {email}. We ask once in each browser.',
  explainQuoted:
    'To see your files, messages and the PDF of the quote, enter the code that we email to {email}. We ask once in each browser.',
  send: 'Email me a code',
  fillIn: 'Want your details filled in?',
  enter: 'Enter the code we emailed to {email}. It is valid for 15 minutes.',
  code: 'Code',
  open: 'Continue',
  resend: 'Send a new code',
  resendIn: { one: 'Send a new code (in {count} second)', other: 'Send a new code (in {count} seconds)' },
  wrong: 'This code is wrong or has expired. Check the newest email, or send a new code.',
  throttled: 'Too many attempts. Please wait a few minutes and try again.',

  linkExpiredTitle: 'This link has expired',
  linkExpiredText:
    'Links to a request end 90 days after the request ended. If your organization has an account, sign in to see its requests. Otherwise write to us.',
  signIn: 'Sign in',
} as const
