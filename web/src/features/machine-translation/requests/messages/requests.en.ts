/** Requests that are worked on by machine: their list and what their pages have in common. */
export const en = {
  yourRequests: 'Your requests',
  noneFound: 'No request matches what you look for.',
  showAll: 'Show all requests',
  view: 'View',

  status_rejected: 'Files rejected',
  status_processing: 'Processing',
  status_completed: 'Completed',
  status_failed: 'Failed',
  status_submitting: 'Submitting to Human Expert',
  status_submitted: 'Submitted to Human Expert',
  status_archived: 'Archived',
  status_unknown: 'Unknown',
  filter_current: 'Not archived',
  filter_processing: 'Processing',
  filter_completed: 'Completed',
  filter_failed: 'Failed or canceled',
  filter_human: 'With human experts',
  filter_archived: 'Archived',
  filter_all: 'All',
  detail_CREATED: 'We have your files and start with them in a moment.',
  detail_FAILED: 'We couldn’t process these files. Open the request to see why.',
  detail_SUBMITTED_TO_XTRF: 'Human translators are working on it. We email you when it is done.',

  download: 'Download',

  humanProject: 'Human project',
  otherFiles: 'Other files',
  retry: 'Retry what failed',
  retryStarted: 'What failed is being tried again.',
} as const
