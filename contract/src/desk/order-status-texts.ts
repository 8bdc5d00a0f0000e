import type { DeskStatus, QaJob } from './desk.ts'

/** Statuses of orders as staff call them, on pages and in files. */
export const orderStatusTexts = {
  PENDING_REVIEW: 'Pending review',
  PRICING: 'Being priced',
  WITH_CLIENT: 'With client',
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  IN_QA: 'In QA',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<DeskStatus, string>

/** Statuses of QA checks. */
export const checkStatusTexts = {
  ASSIGNED: 'Under way',
  PASSED: 'Passed',
  FAILED: 'Failed',
} as const satisfies Record<QaJob['status'], string>
