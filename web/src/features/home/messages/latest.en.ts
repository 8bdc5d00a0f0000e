export const en = {
  title: 'Latest requests',
  all: 'All requests',
} as const
