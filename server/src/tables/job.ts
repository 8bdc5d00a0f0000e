import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** The authoritative state of a job. The queue only carries its id. */
export type JobTable = {
  id: string
  task: string
  payload: JSONColumnType<object>
  state: Generated<JobState>
  /** Rises with each claim, which fences off a worker that has lost the job. */
  runs: Generated<number>
  failures: Generated<number>
  progress: Generated<number>
  note: string | null
  error: string | null
  is_cancelled: Generated<boolean>
  created_at: ColumnType<Date, never, never>
  beat_at: Date | null
  ended_at: Date | null
}

/** Completed steps, by `job id/step` or by the minute of a schedule. */
export type JobStepTable = { key: string; done_at: ColumnType<Date, never, never> }

/** Worker processes. One is alive while it holds the advisory lock of its id. */
export type JobWorkerTable = { id: Generated<number>; pool: string; started_at: ColumnType<Date, never, never> }
