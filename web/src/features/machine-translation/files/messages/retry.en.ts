/** What failed is translated again: files, and segments of finished files. */
export const en = {
  retry: 'Retry what failed',
  retryStarted: 'What failed is being translated again.',
  segmentsFailed: {
    one: '{count} segment failed and keeps its source text.',
    other: '{count} segments failed and keep their source text.',
  },
} as const
