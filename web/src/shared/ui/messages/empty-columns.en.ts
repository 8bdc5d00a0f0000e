export const en = {
  hidden: 'Hidden because empty: {names:list}.',
  show: 'Show empty columns',
  hide: 'Hide empty columns',
} as const
