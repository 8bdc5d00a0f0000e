import * as z from 'zod/mini'

/** Days that move with the calendar, so that a saved view stays useful. Counted days include today. */
export const ReportPeriod = z.enum([
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_YEAR',
  'LAST_YEAR',
  'NEXT_7_DAYS',
  'NEXT_30_DAYS',
])
export type ReportPeriod = z.infer<typeof ReportPeriod>
