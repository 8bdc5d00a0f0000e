export const en = {
  hidden: 'Hidden because empty: {names:list}.',
  nearly: 'Hidden because nearly empty: {names:list}.',
  showThem: 'Show these columns',
  show: 'Show empty columns',
  hide: 'Hide empty columns',
} as const
