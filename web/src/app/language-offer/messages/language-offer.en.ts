export const en = {
  label: 'Language of this page',
  offer: 'This page is also available in English.',
  accept: 'Read in English',
  decline: 'No, thanks',
} as const
