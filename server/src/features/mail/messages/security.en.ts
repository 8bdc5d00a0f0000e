/** Texts of emails about a changed sign-in, by the event. */
export const en = {
  'password-changed': 'Your password was changed',
  'password-changed.lead': 'The password of your account was changed. Every other session was signed out.',
  'mfa-enabled': 'Your authenticator app is on',
  'mfa-enabled.lead': 'From now on, signing in with your password also asks for a code from your authenticator app.',
  'mfa-disabled': 'Your authenticator app is off',
  'mfa-disabled.lead': 'Signing in no longer asks for a code. The recovery codes no longer work.',
  'recovery-code-used': 'A recovery code was used',
  'recovery-code-used.lead': 'Someone signed in to your account with one of your recovery codes. Each code works once.',
  'recovery-codes-renewed': 'You have new recovery codes',
  'recovery-codes-renewed.lead': 'Ten new recovery codes were created for your account. The old ones no longer work.',
  'passkey-added': 'A passkey was added',
  'passkey-added.lead': 'A new passkey can sign in to your account.',
  'passkey-removed': 'A passkey was removed',
  'passkey-removed.lead': 'This passkey no longer signs in to your account.',
  passkey: 'Passkey',
  codesLeft: 'Recovery codes left',
  when: 'When',
  address: 'From the address',
  wasItYou:
    'If this was you, there is nothing to do. If not, choose a new password with "Forgot password?" on the sign-in page and write to {contact} at once.',
} as const
