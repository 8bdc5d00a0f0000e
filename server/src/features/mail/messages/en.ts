/** Texts of all e-mails. */
export const messages = {
  footer: {
    why: (provider: string) => `You receive this message from the client portal of ${provider}.`,
    questions: 'Questions?',
    portal: 'Open the portal',
  },
  resetPassword: {
    subject: 'Choose a new password',
    preview: 'The link works once, within one hour.',
    title: 'Choose a new password',
    lead: (provider: string, email: string) =>
      `Someone, most likely you, asked for a new password for ${email} at the client portal of ${provider}.`,
    ask: 'The link below works once, within one hour. Your password stays the same until you choose a new one there.',
    action: 'Choose a new password',
    notYou: 'If it was not you, you can ignore this message.',
  },
  testMessage: {
    subject: (provider: string) => `Test message from ${provider}`,
    preview: 'E-mail from the portal reaches you.',
    title: 'E-mail works',
    lead: 'An administrator of the portal sent you this message to check that its e-mail arrives. It does.',
    check: 'If it is in your inbox and not in your spam folder, there is nothing left to do.',
    portal: 'Portal',
    sentBy: 'Sent by',
    sentAt: 'Sent at',
    action: 'Open the portal',
  },
  securityNotice: {
    events: {
      'password-changed': {
        title: 'Your password was changed',
        lead: 'The password of your account was changed. Every other session was signed out.',
      },
      'mfa-enabled': {
        title: 'Your authenticator app is on',
        lead: 'From now on, signing in with your password also asks for a code from your authenticator app.',
      },
      'mfa-disabled': {
        title: 'Your authenticator app is off',
        lead: 'Signing in no longer asks for a code. The recovery codes no longer work.',
      },
      'recovery-code-used': {
        title: 'A recovery code was used',
        lead: 'Someone signed in to your account with one of your recovery codes. Each code works once.',
      },
      'recovery-codes-renewed': {
        title: 'You have new recovery codes',
        lead: 'Ten new recovery codes were created for your account. The old ones no longer work.',
      },
      'passkey-added': {
        title: 'A passkey was added',
        lead: 'A new passkey can sign in to your account.',
      },
      'passkey-removed': {
        title: 'A passkey was removed',
        lead: 'This passkey no longer signs in to your account.',
      },
    },
    passkey: 'Passkey',
    codesLeft: 'Recovery codes left',
    when: 'When',
    address: 'From the address',
    wasItYou: (contact: string) =>
      `If this was you, there is nothing to do. If not, choose a new password with "Forgot password?" on the sign-in page and write to ${contact} at once.`,
    action: 'Open the portal',
  },
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    preview: 'One click, and your account is ready.',
    title: (firstName: string) => `Welcome, ${firstName}`,
    lead: (provider: string) => `Your account with the client portal of ${provider} is almost ready.`,
    ask: 'Please confirm that this e-mail address is yours. The link works once, within 24 hours.',
    action: 'Confirm my e-mail address',
    notYou: 'If you did not sign up, ignore this message: without the confirmation nobody can use the account.',
  },
  verificationCode: {
    subject: (code: string) => `${code} is your verification code`,
    preview: 'It is valid for 15 minutes.',
    title: 'Your verification code',
    lead: 'Type this code into the page that asked for it. It is valid for 15 minutes.',
    notYou: 'If you did not ask for a code, ignore this message. Nobody from our team will ever ask for it.',
  },
} as const
