/** Every word of our mails. */
export const messages = {
  footer: {
    why: (provider: string) => `You receive this message from the client portal of ${provider}.`,
    questions: 'Questions?',
    portal: 'Open the portal',
  },
  testMessage: {
    subject: (provider: string) => `Test message from ${provider}`,
    preview: 'Mail from the portal reaches you.',
    title: 'Mail works',
    lead: 'Somebody who looks after the portal sent you this to check that its mail arrives. It does.',
    check: 'If you can read it in your inbox and not among the spam, nothing is left to do.',
    portal: 'Portal',
    sentBy: 'Sent by',
    sentAt: 'Sent at',
    action: 'Open the portal',
  },
} as const
