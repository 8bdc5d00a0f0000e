/** Texts of a sign-in through a client's identity provider. */
export const en = {
  leaving: 'Sign in at {company}',
  leavingLead: '{company} signs you in on its own page. If nothing happens, press the button.',
  continue: 'Continue',
  tryAgain: 'Try again',

  refused: 'You are not signed in',
  declined: '{company} did not sign you in. Try again, or ask your administrator.',
  unreachable: 'The sign-in page of {company} cannot be reached right now. Please try again in a moment.',
  notAccepted: 'The response from {company} could not be accepted. Please try again.',
  noAddress: '{company} did not send us a confirmed email address of yours. Ask your administrator.',
  otherDomain: 'Your email address is not one of {company}, so it cannot be used here.',
  addressTaken:
    'There is already an account with your email address. Sign in with its password, or write to {contact} to link the two.',
  disabled: 'Your account is disabled. Please write to {contact}.',
} as const
