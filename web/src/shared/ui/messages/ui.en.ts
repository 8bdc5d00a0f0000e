export const en = {
  dismiss: 'Dismiss',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  breadcrumbs: 'Breadcrumbs',
  stepIsDone: '(done)',
  filters: 'Filters',
} as const
