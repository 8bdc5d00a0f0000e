/** How the statuses of a request are called for clients. In the order in which a filter offers them. */
export const statusTexts = {
  ESTIMATING: 'Estimating',
  ANALYZING: 'Analyzing',
  PROCESSING: 'Processing',
  REJECTED_BY_SCREENING: 'Files rejected',
  QUOTE_READY_FOR_CLIENT_REVIEW: 'Quote is ready for review',
  QUOTE_ACCEPTED: 'Quote Accepted',
  WAITING_FOR_ORDER: 'Waiting for your purchase order',
  QUOTE_REJECTED: 'Quote Rejected',
  QUOTE_EXPIRED: 'Quote Expired',
  TRANSLATING: 'Translating',
  IN_TRANSLATION: 'In translation',
  COMPLETED: 'Completed',
  ARCHIVED: 'Archived',
  CANCELLING: 'Cancelling',
  CANCELLED: 'Cancelled',
  FAILED: 'Failed',
} as const
