export const en = {
  title: 'Messages',
  none: 'No messages yet. Ask us anything about this request here.',
  write: 'Write a message',
  send: 'Send',
  sent: 'Sent',
  required: 'Enter a message',
  team: 'Our team',
} as const
