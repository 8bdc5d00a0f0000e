import type * as z from 'zod/mini'
import type { Tx } from '../../tables/database.ts'

type Payload = z.ZodMiniType<object, object>

/** A named piece of later work. Name and payload are kept in the table, so neither may change its meaning. */
export type Job<P extends Payload = Payload> = { readonly name: string; readonly payload: P }

export function defineJob<P extends Payload>(name: string, payload: P): Job<P> {
  return { name, payload }
}

export type JobContext = {
  readonly id: string
  /** 1 for the first try; deaths of the process and stops count too. */
  readonly attempt: number
  /** Aborted on cancellation, on shutdown, and when another worker has taken the job over. */
  readonly signal: AbortSignal
  /** From 0 to 1; stored at most twice a second. Throws once the job is interrupted. */
  progress(fraction: number, note?: string): Promise<void>
  /** A step that is committed at most once for this job, whatever is killed when. Tells whether it was done now. */
  once(step: string, effect: (tx: Tx) => Promise<void>): Promise<boolean>
  /** The last effect, in one transaction with the job's end; refused to a worker that has lost the job. */
  finish(effect: (tx: Tx) => Promise<void>): Promise<void>
}

/** What follows from a job that will not be tried again, in one transaction with its end. */
type GiveUp<P> = (tx: Tx, payload: P, thrown: unknown) => Promise<void>

export type JobHandler = {
  readonly job: Job
  readonly run: (payload: never, context: JobContext) => Promise<void>
  readonly giveUp?: GiveUp<never> | undefined
}

/** Ties a job to what does it. A handler that returns without `finish` has finished too. */
export function handles<P extends Payload>(
  job: Job<P>,
  run: (payload: z.output<P>, context: JobContext) => Promise<void>,
  { giveUp }: { readonly giveUp?: GiveUp<z.output<P>> } = {},
): JobHandler {
  return { job, run, giveUp }
}

/** Periodic work: five fields of a crontab, in UTC. The payload of such a job is empty. */
export type Schedule = { readonly job: Job; readonly cron: string }
