export const en = {
  title: 'Leave without saving?',
  text: 'What you typed will be lost.',
  stay: 'Stay',
  leave: 'Leave',
} as const
