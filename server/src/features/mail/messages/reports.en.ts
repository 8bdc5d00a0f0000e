/** Texts of emails about saved views of reports. */
export const en = {
  WEEKLY: 'Your weekly report: {view}',
  MONTHLY: 'Your monthly report: {view}',
  lead: 'Your saved view “{view}” of the report “{report}” is ready.',
  report: 'Report',
  rows: 'Rows',
  moreThan: 'more than {rows:number}',
  signIn: 'The rows are not in this email, because they may be confidential. Sign in to see and export them.',
  open: 'Open the report',
  why_WEEKLY: 'You get this email every week because you asked for it. You can switch it off with your saved views.',
  why_MONTHLY: 'You get this email every month because you asked for it. You can switch it off with your saved views.',
  manage: 'Switch off this email',
} as const
