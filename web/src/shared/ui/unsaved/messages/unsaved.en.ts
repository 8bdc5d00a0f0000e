export const en = {
  title: 'Discard your changes?',
  text: 'What you entered will be lost.',
  keep: 'Keep editing',
  discard: 'Discard changes',
} as const
