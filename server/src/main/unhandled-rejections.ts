import { isDatabaseAway } from '../platform/database-away.ts'

/**
 * graphile-worker does not await its reports on finished jobs, so they are rejected without a handler while the
 * database is away. That is no reason to stop: the job row is the truth, and the worker starts again. Every other
 * unhandled rejection stays an uncaught exception.
 */
export function surviveDatabaseOutages(report: (fault: unknown) => void): void {
  process.on('unhandledRejection', (fault) => {
    if (!isDatabaseAway(fault)) throw fault
    report(fault)
  })
}
