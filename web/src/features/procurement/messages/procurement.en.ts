export const en = {
  startTitle: 'Procurement sign-in',
  signingIn: 'Signing you in…',
  unableToSignIn: 'Unable to sign in.  Please try again later.',
  errorTitle: 'Something went wrong',
  errorMessage: 'Error. {message}',
  genericError: 'Oops! Something went wrong. Please try again or contact support if the issue persists.',
  whatToDo: 'Go back to your procurement system and start again from there.',
} as const
