export const en = {
  dismiss: 'Dismiss',
  loading: 'Loading…',
  close: 'Close',
} as const
