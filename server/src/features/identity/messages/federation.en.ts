/** Texts of a sign-in through a client's identity provider. */
export const federationMessages = {
  leaving: (company: string) => `Sign in at ${company}`,
  leavingLead: (company: string) => `${company} signs you in on its own page. If nothing happens, press the button.`,
  continue: 'Continue',
  tryAgain: 'Try again',

  refused: 'You are not signed in',
  declined: (company: string) => `${company} did not sign you in. Try again, or ask your administrator.`,
  unreachable: (company: string) =>
    `The sign-in page of ${company} cannot be reached right now. Please try again in a moment.`,
  notAccepted: (company: string) => `The response from ${company} could not be accepted. Please try again.`,
  noAddress: (company: string) =>
    `${company} did not send us a confirmed e-mail address of yours. Ask your administrator.`,
  otherDomain: (company: string) => `Your e-mail address is not one of ${company}, so it cannot be used here.`,
  addressTaken: (_company: string, contact: string) =>
    `There is already an account with your e-mail address. Sign in with its password, or write to ${contact} to link the two.`,
  disabled: (_company: string, contact: string) => `Your account is disabled. Please write to ${contact}.`,
} as const
