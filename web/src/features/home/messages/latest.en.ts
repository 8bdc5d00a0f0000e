export const en = {
  title: 'Latest requests',
  all: 'All requests',
  due: 'Due {day}',
  sent: 'Submitted {day}',
} as const
