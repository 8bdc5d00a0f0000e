/** Texts of emails about accounts, and the footer of all. */
export const en = {
  why: 'You receive this message from the client portal of {provider}.',
  questions: 'Questions?',
  openPortal: 'Open the portal',
  emailSettings: 'Choose which emails you get',

  digestTitle: 'Your day at a glance',
  digestSubject: { one: 'One update about your requests', other: '{count} updates about your requests' },
  digestMore: { one: 'And one more, in the portal.', other: 'And {count} more, in the portal.' },

  resetTitle: 'Choose a new password',
  resetPreview: 'The link works once, within one hour.',
  resetLead: 'We received a request for a new password for {email} at the client portal of {provider}.',
  resetAsk:
    'The link below works once, within one hour. Your password stays the same until you choose a new one there.',
  resetNotYou: 'If this wasn’t you, ignore this message.',

  testSubject: 'Test message from {provider}',
  testPreview: 'Email from the portal reaches you.',
  testTitle: 'Email works',
  testLead: 'An administrator of the portal sent you this message to check that its email arrives. It does.',
  testCheck: 'If it is in your inbox and not in your spam folder, there is nothing left to do.',
  testPortal: 'Portal',
  testSentBy: 'Sent by',
  testSentAt: 'Sent at',

  confirmSubject: 'Confirm your email address',
  confirmPreview: 'One click, and your account is ready.',
  confirmTitle: 'Welcome, {firstName}',
  confirmLead: 'Your account with the client portal of {provider} is almost ready.',
  confirmAsk: 'Please confirm that this email address is yours. The link works once, within 24 hours.',
  confirmAction: 'Confirm my email address',
  confirmNotYou: 'If you did not sign up, ignore this message: without the confirmation nobody can use the account.',

  inviteSubject: '{inviter} invites you to the portal of {company}',
  invitePreview: 'Create your account with one link, within seven days.',
  inviteTitle: 'Join {company}',
  inviteLead: '{inviter} invites you to request translations for {company} at the client portal of {provider}.',
  inviteStaffLead: '{inviter} invites you to work at the portal of {company}.',
  inviteAsk: 'The link below creates your account. It works once, within seven days.',
  inviteAction: 'Create my account',
  inviteNotYou: 'If you do not know the sender, ignore this message.',

  codeSubject: '{code} is your verification code',
  codePreview: 'It is valid for 15 minutes.',
  codeTitle: 'Your verification code',
  codeLead: 'Type this code into the page that asked for it. It is valid for 15 minutes.',
  codeNotYou: 'If you did not ask for a code, ignore this message. Nobody from our team will ever ask for it.',
} as const
