export const en = {
  writeTo: 'Write to {email}',
  backHome: 'Back to home',
} as const
