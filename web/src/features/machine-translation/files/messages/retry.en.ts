/** What failed is translated again: files, and segments of finished files. */
export const en = {
  segmentsFailed: {
    one: '{count} segment failed and keeps its source text.',
    other: '{count} segments failed and keep their source text.',
  },
} as const
