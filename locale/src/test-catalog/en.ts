export const en = {
  title: 'Requests of {name}',
  total: 'Total',
  cancel: 'Cancel',
  files: { one: '{count} file', other: '{count} files' },
  due: 'Due on {name} for {amount:money}',
  role: { select: 'role', cases: { client: 'For {company}', staff: 'For staff', other: 'For everyone' } },
} as const
