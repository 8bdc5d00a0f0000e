import type * as z from 'zod/mini'
import type { Tx } from '../../tables/database.ts'

type Payload = z.ZodMiniType<object, object>

/** A kind of background work. Name and payload are stored, so neither may change its meaning. */
export type Job<P extends Payload = Payload> = { readonly name: string; readonly payload: P }

export function defineJob<P extends Payload>(name: string, payload: P): Job<P> {
  return { name, payload }
}

export type JobContext = {
  readonly id: string
  /** 1 for the first attempt. Deaths and stops of the process count too. */
  readonly attempt: number
  /** Aborted on cancellation, on shutdown, after three hours, and when another worker has taken over the job. */
  readonly signal: AbortSignal
  /** From 0 to 1, stored at most twice a second. Throws once the job is interrupted. */
  progress(fraction: number, note?: string): Promise<void>
  /** Commits a step at most once per job, also across restarts. Returns whether this call did it. */
  once(step: string, effect: (tx: Tx) => Promise<void>): Promise<boolean>
  /** Commits the last effect together with the job's end. Throws when this worker has lost the job. */
  finish(effect: (tx: Tx) => Promise<void>): Promise<void>
}

/** Called in the transaction that fails a job for good. */
type GiveUp<P> = (tx: Tx, payload: P, thrown: unknown) => Promise<void>

export type JobHandler = {
  readonly job: Job
  readonly run: (payload: never, context: JobContext) => Promise<void>
  readonly giveUp?: GiveUp<never> | undefined
}

/** Defines the handler of a job. Returning without calling `finish` finishes the job too. */
export function handles<P extends Payload>(
  job: Job<P>,
  run: (payload: z.output<P>, context: JobContext) => Promise<void>,
  { giveUp }: { readonly giveUp?: GiveUp<z.output<P>> } = {},
): JobHandler {
  return { job, run, giveUp }
}

/** A periodic job: five crontab fields, in UTC. Its payload is empty. */
export type Schedule = { readonly job: Job; readonly cron: string }
