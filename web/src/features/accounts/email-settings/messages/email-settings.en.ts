export const en = {
  title: 'Emails',
  lead: 'Choose which emails you get and when.',
  saved: 'Your email settings were saved.',
  QUOTES: 'Quotes',
  QUOTES_text: 'A quote is ready, has expired or was rejected.',
  DELIVERIES: 'Deliveries',
  DELIVERIES_text: 'Your translated files can be downloaded.',
  MESSAGES: 'Messages',
  MESSAGES_text: 'Someone wrote to you about a request.',
  REQUESTS: 'Requests',
  REQUESTS_text: 'A request was received, rejected or canceled, or it failed.',
  delivery: 'When to send them',
  AT_ONCE: 'As it happens',
  DAILY: 'Once a day',
  always:
    'A daily email comes at 8 a.m. in our time zone, only if something happened. Receipts, payment links, codes and security notices are always sent at once.',
  whileImpersonating: 'You cannot change these settings while you impersonate someone.',
} as const
