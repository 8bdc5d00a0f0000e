export const en = {
  hidden: 'Hidden because they are empty: {names:list}.',
  show: 'Show them',
  hide: 'Hide empty columns',
} as const
