import * as z from 'zod/mini'

export const ReportType = z.enum(['PROJECT', 'QUOTE', 'TASK', 'CLIENT_CONTACT'])
export type ReportType = z.infer<typeof ReportType>
