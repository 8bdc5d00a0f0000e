export const en = {
  // Verticals
  comprehension: 'Comprehension',
  healthcare: 'Healthcare',
  insurance: 'Insurance',
  technical: 'Technical',
  government: 'Government',
  taiwan: 'Taiwan',

  // Statuses
  PENDING_REVIEW: 'Pending review',
  PRICING: 'Being priced',
  WITH_CLIENT: 'With client',
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  IN_QA: 'In QA',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',

  // Statuses of checks
  ASSIGNED: 'Under way',
  PASSED: 'Passed',
  FAILED: 'Failed',
} as const
