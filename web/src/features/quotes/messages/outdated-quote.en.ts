/** What happened to a quote while the reader had it open. */
export const en = {
  changedPrice: 'We changed this quote: {now} instead of {before}. Please check it before you answer.',
  changed: 'We changed this quote. Please check it before you answer.',
  ACCEPTED_by: 'This quote was answered before you: {name} accepted it on {date}.',
  REJECTED_by: 'This quote was answered before you: {name} rejected it on {date}.',
  ACCEPTED: 'This quote has already been accepted.',
  REJECTED: 'This quote has already been rejected.',
  closed: 'This quote can no longer be answered.',
} as const
