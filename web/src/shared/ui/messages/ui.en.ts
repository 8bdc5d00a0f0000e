export const en = {
  dismiss: 'Dismiss',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  stepIsDone: '(done)',
} as const
