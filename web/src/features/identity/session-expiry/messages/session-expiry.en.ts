export const en = {
  title: 'Are you still there?',
  warning: { one: 'You will be signed out in {count} second.', other: 'You will be signed out in {count} seconds.' },
  stay: 'Stay signed in',
  leave: 'Sign out now',
} as const
