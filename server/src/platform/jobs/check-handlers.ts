import type { Job, JobHandler, Schedule } from './job.ts'

/** Throws unless every job has exactly one handler and every scheduled job takes an empty payload. */
export function checkHandlers(
  jobs: readonly Job[],
  handlers: readonly JobHandler[],
  schedules: readonly Schedule[],
): void {
  const known = new Set(jobs.map(({ name }) => name))
  if (known.size < jobs.length) throw new Error(`Two jobs share a name: ${jobs.map(({ name }) => name).join(', ')}.`)
  for (const name of known) {
    const found = handlers.filter(({ job }) => job.name === name).length
    if (found === 0) throw new Error(`The job "${name}" has no handler.`)
    if (found > 1) throw new Error(`The job "${name}" has ${found} handlers; it needs exactly one.`)
  }
  for (const { job } of handlers)
    if (!known.has(job.name)) throw new Error(`There is a handler for "${job.name}", but no such job is defined.`)
  for (const { job } of schedules) {
    if (!known.has(job.name)) throw new Error(`There is a schedule for "${job.name}", but no such job is defined.`)
    if (!job.payload.safeParse({}).success)
      throw new Error(`The job "${job.name}" has a schedule, but does not take an empty payload.`)
  }
}
