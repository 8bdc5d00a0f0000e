/** The translated files of a request, and all of them in one. */
export const en = {
  deliverablesAwaited: 'We’ll email you when the files are ready.',
  deliverablesUnavailable: 'Deliverable files are not available yet. Please try again later.',
  noFilesOfLanguage: 'There are no files available for this language yet.',
  zipTitle: 'Download all files',
  zipPreparing: 'Preparing your files…',
  zipReady: 'Your files are ready. The download has begun.',
  zipFailed: 'The files could not be packed. Try again, or download them one by one.',
} as const
