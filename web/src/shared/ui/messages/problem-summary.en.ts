export const en = {
  title: { one: 'There is a problem', other: 'There are {count} problems' },
  problemOf: '{field}: {problem}',
} as const
