/** A failure that says whether to retry. Errors of ports have a `retry` property of their own. */
export class JobError extends Error {
  override name = 'JobError'
  readonly retry: 'later' | 'never'
  readonly afterMs: number | undefined

  constructor(message: string, retry: 'later' | 'never', afterMs?: number) {
    super(message)
    this.retry = retry
    this.afterMs = afterMs
  }
}

/** Why a running job has to stop. This is not a failure of the job. */
export class Interruption extends Error {
  override name = 'Interruption'
  readonly reason: 'cancelled' | 'stopping' | 'lost'

  constructor(reason: Interruption['reason']) {
    super(reason)
    this.reason = reason
  }
}
